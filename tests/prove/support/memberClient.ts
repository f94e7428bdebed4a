import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  type Query,
  type QueryConstraint,
  query,
  setDoc,
  setLogLevel,
} from "firebase/firestore/lite";

/** A document that was read, by its path. */
export type Found = readonly [path: string, data: DocumentData];

/** Reads and writes through the rules with one member's account, without our own client's care. */
export class MemberClient {
  readonly #app = initializeApp(
    { projectId: process.env.GCLOUD_PROJECT ?? "", apiKey: "demo" },
    crypto.randomUUID(),
  );
  readonly #firestore: Firestore = getFirestore(this.#app);

  constructor(readonly uid: string) {
    // The SDK would log each denial, which is what is wanted.
    setLogLevel("silent");
    const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
    connectFirestoreEmulator(this.#firestore, host, Number(port), { mockUserToken: { sub: uid } });
  }

  async get(path: string): Promise<DocumentData | undefined> {
    return (await getDoc(doc(this.#firestore, path))).data();
  }

  /** The documents beside the one at this path. */
  list(path: string, ...conditions: QueryConstraint[]): Promise<Found[]> {
    return this.#all(collection(this.#firestore, path.slice(0, path.lastIndexOf("/"))), conditions);
  }

  /** The documents of all collections of this name. */
  listEverywhere(name: string, ...conditions: QueryConstraint[]): Promise<Found[]> {
    return this.#all(collectionGroup(this.#firestore, name), conditions);
  }

  set(path: string, data: DocumentData): Promise<void> {
    return setDoc(doc(this.#firestore, path), data);
  }

  async #all(of: Query, conditions: readonly QueryConstraint[]): Promise<Found[]> {
    const { docs } = await getDocs(query(of, ...conditions));
    return docs.map((one) => [one.ref.path, one.data()]);
  }

  close(): Promise<void> {
    return deleteApp(this.#app);
  }
}
