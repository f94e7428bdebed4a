import { messages } from "domain/documents/message";
import { rolls } from "domain/documents/roll";
import {
  drawings,
  publishedTiles,
  scenes,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  setLogLevel,
} from "firebase/firestore/lite";

/** What one read of everything that members may read of a scene gave. */
export interface Reading {
  /** By their ids. */
  readonly tokens: ReadonlyMap<string, Record<string, unknown>>;
  /** The order of the fight, as JSON. */
  readonly order: string;
  /** All else, as JSON. */
  readonly rest: string;
}

/** Reads through the rules, with one member's account. */
export class SightReader {
  readonly #app = initializeApp(
    { projectId: process.env.GCLOUD_PROJECT ?? "", apiKey: "demo" },
    crypto.randomUUID(),
  );
  readonly #firestore: Firestore = getFirestore(this.#app);
  readonly #place: { readonly uid: string; readonly campaignId: string; readonly sceneId: string };

  constructor(uid: string, campaignId: string, sceneId: string) {
    this.#place = { uid, campaignId, sceneId };
    // The SDK would log each denial, which is what is wanted.
    setLogLevel("silent");
    const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
    connectFirestoreEmulator(this.#firestore, host, Number(port), { mockUserToken: { sub: uid } });
  }

  async read(): Promise<Reading> {
    const { uid, campaignId } = this.#place;
    const lists = [traces, drawings, messages, rolls].map((kind) => kind.path(campaignId, "any"));
    const [shown, order, ...rest] = await Promise.all([
      this.#list(tokens.path(campaignId, "any")),
      this.#get(sharedInitiatives.path(campaignId)),
      ...[tableScenes, tableSights, tableExplored].map((kind) => this.#get(kind.path(campaignId))),
      ...[...lists, truths.path(campaignId, uid, "any")].map((path) => this.#list(path)),
    ]);
    return { tokens: new Map(shown), order: JSON.stringify(order), rest: JSON.stringify(rest) };
  }

  /** What it tries that members may not read, and gets. */
  async readForbidden(): Promise<string[]> {
    const { campaignId, sceneId } = this.#place;
    const paths = [scenes.path(campaignId, sceneId), sceneWalls.path(campaignId, sceneId)];
    const reads = [...paths, sceneSights.path(campaignId, sceneId)].map(
      (path) => [path, this.#get(path)] as const,
    );
    const kinds = [publishedTiles, sceneTokens].map((kind) => kind.path(campaignId, sceneId, "any"));
    const lists = kinds.map((path) => [path, this.#list(path)] as const);
    const tried = await Promise.all(
      [...reads, ...lists].map(([path, read]) =>
        read.then(
          () => [path],
          () => [],
        ),
      ),
    );
    return tried.flat();
  }

  close(): Promise<void> {
    return deleteApp(this.#app);
  }

  async #get(path: string): Promise<Record<string, unknown> | undefined> {
    return (await getDoc(doc(this.#firestore, path))).data();
  }

  /** The documents beside the one at this path. */
  async #list(path: string): Promise<[id: string, Record<string, unknown>][]> {
    const { docs } = await getDocs(collection(this.#firestore, path.slice(0, path.lastIndexOf("/"))));
    return docs.map((one) => [one.id, one.data()]);
  }
}
