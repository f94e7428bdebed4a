import { campaigns } from "domain/documents/campaign";
import { momentsToMillis } from "domain/documents/documentKind";
import { users } from "domain/documents/user";
import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "./firestore";
import { ownDocumentsOf, personalDocumentsOf } from "./queries";

/** Documents per commit, well below what Firestore allows. */
const MAX_PER_COMMIT = 300;

/** Documents per query of an export, which is built in memory: a member may have any number of them. */
const MAX_PER_LIST = 1000;

type PlainDocument = Record<string, unknown>;

/**
 * The document as stored, valid or not, without the fields that serve searches only; `campaignId` where it
 * belongs to a campaign.
 */
function plain(snapshot: DocumentSnapshot): PlainDocument {
  const data = Object.entries(snapshot.data() ?? {}).filter(([field]) => !field.endsWith("Key"));
  const parent = snapshot.ref.parent.parent;
  return {
    id: snapshot.id,
    ...(parent?.parent.id === campaigns.name && { campaignId: parent.id }),
    ...(momentsToMillis(Object.fromEntries(data)) as PlainDocument),
  };
}

/** The documents that the queries find, each once. */
async function foundByAny(
  queries: readonly Query[],
): Promise<{ documents: PlainDocument[]; isWhole: boolean }> {
  const answers = await Promise.all(queries.map((query) => query.limit(MAX_PER_LIST + 1).get()));
  const found = new Map<string, QueryDocumentSnapshot>();
  for (const { docs } of answers) for (const one of docs.slice(0, MAX_PER_LIST)) found.set(one.ref.path, one);
  return {
    documents: [...found.values()].map(plain),
    isWhole: answers.every(({ size }) => size <= MAX_PER_LIST),
  };
}

export type PersonalPart = keyof ReturnType<typeof personalDocumentsOf>;

/**
 * All documents that belong to a member or contain their name, by part, and the names of the parts that were
 * cut.
 */
export async function readPersonalData(
  uid: string,
): Promise<{ parts: Record<PersonalPart, PlainDocument[]>; truncated: string[] }> {
  const queriesByPart = Object.entries<Query[]>(personalDocumentsOf(uid));
  const read = await Promise.all(
    queriesByPart.map(async ([part, queries]) => ({ part, ...(await foundByAny(queries)) })),
  );
  return {
    parts: Object.fromEntries(read.map(({ part, documents }) => [part, documents])) as Record<
      PersonalPart,
      PlainDocument[]
    >,
    truncated: read.flatMap(({ part, isWhole }) => (isWhole ? [] : [part])),
  };
}

async function deleteAll(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(MAX_PER_COMMIT).select().get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Deletes all documents that belong to a member. Can be repeated after a crash. */
export async function removeOwnDocuments(uid: string): Promise<void> {
  await Promise.all(ownDocumentsOf(uid).map(deleteAll));
  const member = database().doc(users.path(uid));
  for (const collection of await member.listCollections()) await database().recursiveDelete(collection);
}

export async function readPlainDocument(path: string): Promise<PlainDocument | undefined> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? plain(snapshot) : undefined;
}
