import type { DocumentKind } from "domain/documents/documentKind";
import { initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  Timestamp,
} from "firebase/firestore";
import { randomId } from "../../browser/randomId";

const env = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
};

export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** An account at the emulated identity provider. */
export async function newAccount(): Promise<Account> {
  const credentials = { email: `${randomId()}@example.fr`, password: "Grimoire-Secret-42" };
  const host = env("FIREBASE_AUTH_EMULATOR_HOST");
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const { localId } = (await answer.json()) as { localId: string };
  return { ...credentials, uid: localId };
}

let serverside: Firestore | undefined;

/** What the server writes: past all rules. */
function server(): Firestore {
  if (serverside === undefined) {
    const [host = "", port] = env("FIRESTORE_EMULATOR_HOST").split(":");
    serverside = getFirestore(initializeApp({ projectId: env("GCLOUD_PROJECT") }, "server"));
    connectFirestoreEmulator(serverside, host, Number(port), { mockUserToken: "owner" });
  }
  return serverside;
}

export async function serverPuts<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ids: Ids,
  data: Data,
): Promise<void> {
  const moments: readonly string[] = kind.moments;
  const stored = Object.entries(data).map(([field, value]) => [
    field,
    moments.includes(field) && typeof value === "number" ? Timestamp.fromMillis(value) : value,
  ]);
  await serverPutsRaw(kind.path(...ids), Object.fromEntries(stored));
}

/** What no schema would allow. */
export async function serverPutsRaw(path: string, data: Record<string, unknown>): Promise<void> {
  await setDoc(doc(server(), path), data);
}

export async function serverDeletes(path: string): Promise<void> {
  await deleteDoc(doc(server(), path));
}
