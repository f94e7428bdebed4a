import { momentsToMillis } from "domain/documents/documentKind";
import { users } from "domain/documents/user";
import type { Query } from "firebase-admin/firestore";
import { database } from "./firestore";
import { documentsAbout, ownDocumentsOf } from "./queries";

/** Documents of one write, well below what a commit takes. */
const BATCH = 300;

type PlainDocument = Record<string, unknown>;

/** As it is kept, valid or not, save what only searches are made with. */
function plain(snapshot: FirebaseFirestore.DocumentSnapshot): PlainDocument {
  const data = Object.entries(snapshot.data() ?? {}).filter(([field]) => !field.endsWith("Key"));
  return { id: snapshot.id, ...(momentsToMillis(Object.fromEntries(data)) as PlainDocument) };
}

const plainDocuments = async (query: Query): Promise<PlainDocument[]> => (await query.get()).docs.map(plain);

/** All documents that are a member's own or bear their name, by what they are to them. */
export async function readPersonalData(uid: string): Promise<Record<PersonalPart, PlainDocument[]>> {
  const queries = Object.entries<Query>({ ...ownDocumentsOf(uid), ...documentsAbout(uid) });
  const parts = await Promise.all(queries.map(async ([part, query]) => [part, await plainDocuments(query)]));
  return Object.fromEntries(parts);
}

type PersonalPart = keyof ReturnType<typeof ownDocumentsOf> | keyof ReturnType<typeof documentsAbout>;

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
  await Promise.all(Object.values<Query>(ownDocumentsOf(uid)).map(deleteAll));
  const member = database().doc(users.path(uid));
  for (const collection of await member.listCollections()) await database().recursiveDelete(collection);
}

export async function readPlainDocument(path: string): Promise<PlainDocument | undefined> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? plain(snapshot) : undefined;
}
