import { campaigns } from "domain/documents/campaign";
import { momentsToMillis } from "domain/documents/documentKind";
import { users } from "domain/documents/user";
import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "./firestore";
import { ownDocumentsOf, personalDocumentsOf } from "./queries";

/** Documents of one write, well below what a commit takes. */
const BATCH = 300;

/** Documents of one query in an export, which is made in memory: one's own are as many as one likes to make. */
const MAX_PER_LIST = 1000;

type PlainDocument = Record<string, unknown>;

/** As it is kept, valid or not, save what only searches are made with; and on which campaign it hangs, if on any. */
function plain(snapshot: DocumentSnapshot): PlainDocument {
  const data = Object.entries(snapshot.data() ?? {}).filter(([field]) => !field.endsWith("Key"));
  const parent = snapshot.ref.parent.parent;
  return {
    id: snapshot.id,
    ...(parent?.parent.id === campaigns.name && { campaignId: parent.id }),
    ...(momentsToMillis(Object.fromEntries(data)) as PlainDocument),
  };
}

/** What several queries find, each document once. */
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

/** All documents that are a member's own or bear their name, by what they are to them, and which parts are cut short. */
export async function readPersonalData(
  uid: string,
): Promise<{ parts: Record<PersonalPart, PlainDocument[]>; truncated: string[] }> {
  const asked = Object.entries<Query[]>(personalDocumentsOf(uid));
  const read = await Promise.all(
    asked.map(async ([part, queries]) => ({ part, ...(await foundByAny(queries)) })),
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
    const { docs } = await query.limit(BATCH).select().get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Deletes what is somebody's own, however much it is; does what is left to do when repeated. */
export async function removeOwnDocuments(uid: string): Promise<void> {
  await Promise.all(ownDocumentsOf(uid).map(deleteAll));
  const member = database().doc(users.path(uid));
  for (const collection of await member.listCollections()) await database().recursiveDelete(collection);
}

export async function readPlainDocument(path: string): Promise<PlainDocument | undefined> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? plain(snapshot) : undefined;
}
