import { characters } from "domain/documents/character";
import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database, fromSnapshot } from "../../functions/src/store/firestore";
import { readPlayStates } from "../../functions/src/table/playStates";

/** Characters per read. */
const PAGE_SIZE = 100;

/**
 * Gives every character that has no state in play the one that its stats tell, and answers how many characters
 * were looked at. The API does the same when a character is first asked for; it may be stopped and repeated.
 */
export async function createPlayStates(now: number): Promise<number> {
  const ordered = database().collection(characters.name).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let looked = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    await readPlayStates(
      docs.flatMap((snapshot) => fromSnapshot(characters, snapshot) ?? []),
      now,
    );
    looked += docs.length;
    last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  } while (last !== undefined);
  return looked;
}
