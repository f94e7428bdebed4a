import { type CharacterDocument, characters } from "domain/documents/character";
import type { SystemId } from "domain/values/systemIds";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { fromSnapshot, type Stored } from "./firestore";
import { collectionOf, shaped, tableCharacters } from "./queries";
import { QUERIES } from "./queryShapes";

/**
 * The characters that a query finds and `isKept` wants, one by one, since sheets may be large: of the others nothing
 * stays in memory. Invalid ones are logged and left out.
 */
async function charactersAmong(
  query: Query,
  isKept: (character: CharacterDocument) => boolean,
): Promise<Stored<CharacterDocument>[]> {
  const kept: Stored<CharacterDocument>[] = [];
  for await (const snapshot of query.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    const stored = fromSnapshot(characters, snapshot);
    if (stored && isKept(stored.data)) kept.push(stored);
  }
  return kept;
}

export const charactersAtTable = (campaignId: string) =>
  charactersAmong(tableCharacters(campaignId), () => true);

/** Who is played at a table, and by whom: of the sheets nothing else is read. */
export async function heroesAt(campaignId: string): Promise<{ id: string; userId: string }[]> {
  const found = await tableCharacters(campaignId).select("userId", "deletedAt").get();
  return found.docs.flatMap((snapshot) => {
    const userId: unknown = snapshot.get("userId");
    const isDeleted = snapshot.get("deletedAt") !== undefined;
    return typeof userId === "string" && !isDeleted ? [{ id: snapshot.id, userId }] : [];
  });
}

/** Without the deleted ones, of which there may be twice as many. */
export const charactersOf = (uid: string, system: SystemId) =>
  charactersAmong(
    shaped(collectionOf(characters), QUERIES.charactersOf, [uid, system]),
    ({ deletedAt }) => deletedAt === undefined,
  );
