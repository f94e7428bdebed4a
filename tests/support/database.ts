import type { DocumentKind } from "domain/documents/documentKind";
import { parseDocument, SCHEMA_VERSION_FIELD } from "domain/documents/documentKind";
import { getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore, Timestamp } from "firebase-admin/firestore";

/** The Admin SDK on the emulators, to create and check stored data. */
if (getApps().length === 0) initializeApp({ projectId: process.env.GCLOUD_PROJECT });

const firestore = getFirestore();
export const identityProvider: Auth = getAuth();

/** Writes a document of a kind: data that does not fit the schema throws here. */
export async function put<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ids: Ids,
  data: Data,
): Promise<void> {
  const version = kind.version !== undefined && { [SCHEMA_VERSION_FIELD]: kind.version };
  const stored: Record<string, unknown> = { ...data, ...version };
  const parsed = parseDocument(kind, stored);
  if (!parsed.ok) throw new Error(`fixture: ${parsed.problem}`);
  for (const field of kind.moments) {
    if (typeof stored[field] === "number") stored[field] = Timestamp.fromMillis(stored[field]);
  }
  await putRaw(kind.path(...ids), stored);
}

/** Writes data that no schema allows. */
export async function putRaw(path: string, data: Record<string, unknown>): Promise<void> {
  await firestore.doc(path).set(data);
}

export async function read<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<Data | undefined> {
  const snapshot = await firestore.doc(kind.path(...ids)).get();
  if (!snapshot.exists) return undefined;
  const parsed = parseDocument(kind, snapshot.data());
  if (!parsed.ok) throw new Error(`stored: ${parsed.problem}`);
  return parsed.data;
}

/** What is stored there as it is, to be written as it was; undefined where nothing is. */
export async function readRaw(path: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore.doc(path).get()).data();
}

/** The ids of the documents of a collection. */
export async function idsIn(path: string): Promise<string[]> {
  return (await firestore.collection(path).get()).docs.map(({ id }) => id);
}

/** Whether the document exists, valid or not. */
export async function exists(path: string): Promise<boolean> {
  return (await firestore.doc(path).get()).exists;
}

export async function remove(path: string): Promise<void> {
  await firestore.doc(path).delete();
}

export async function accountExists(uid: string): Promise<boolean> {
  return identityProvider.getUser(uid).then(
    () => true,
    () => false,
  );
}
