import { drawings, scenes, sceneTokens, tableScenes, tokens, traces, truths } from "domain/documents/scene";
import { sceneSights, sceneWalls, tableExplored, tableSights } from "domain/documents/sight";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  terminate,
  updateDoc,
} from "firebase/firestore";
import type { Place } from "../../support/sceneTable";
import type { DungeonTable, Seated } from "./dungeonTable";

/** What listeners were told. */
export interface Told {
  documents: number;
  /** Of their fields, as JSON. */
  bytes: number;
}

/** A member's device with a map open on it: the listeners of the product's map (`web/src/live/scene/scenes`). */
export class MapDevice {
  readonly told: Told = { documents: 0, bytes: 0 };
  readonly #app;
  readonly #firestore;
  readonly #who: Seated;
  readonly #at: DungeonTable;
  readonly #stops: (() => void)[] = [];

  constructor(who: Seated, at: DungeonTable) {
    [this.#who, this.#at] = [who, at];
    const project = { projectId: process.env.GCLOUD_PROJECT ?? "", apiKey: "demo" };
    this.#app = initializeApp(project, crypto.randomUUID());
    this.#firestore = getFirestore(this.#app);
    const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
    const mockUserToken = { sub: who.uid };
    connectFirestoreEmulator(this.#firestore, host, Number(port), { mockUserToken });
  }

  /** Resolves once all of them have answered; what they were told by then is not counted. */
  async listen({ bySight }: { readonly bySight: boolean }): Promise<void> {
    const { table, sceneId, mj } = this.#at;
    const isMj = this.#who.uid === mj.uid;
    const documents = [
      tableScenes.path(table.id),
      ...(bySight ? [tableSights.path(table.id), tableExplored.path(table.id)] : []),
      ...(isMj ? [sceneWalls.path(table.id, sceneId), sceneSights.path(table.id, sceneId)] : []),
    ];
    const lists = [
      ...[tokens, traces, drawings].map((kind) => kind.path(table.id, "any")),
      ...(isMj ? [scenes.path(table.id, "any"), sceneTokens.path(table.id, sceneId, "any")] : []),
      ...(isMj ? [] : [truths.path(table.id, this.#who.uid, "any")]),
    ];
    await Promise.all([
      ...documents.map((path) => this.#document(path)),
      ...lists.map((path) => this.#list(path.slice(0, path.lastIndexOf("/")))),
    ]);
    Object.assign(this.told, { documents: 0, bytes: 0 });
  }

  /** As clients move tokens where fog by hand decides. */
  async move(path: string, { x, y }: Place): Promise<void> {
    await updateDoc(doc(this.#firestore, path), { x, y, movedAt: serverTimestamp() });
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await terminate(this.#firestore);
    await deleteApp(this.#app);
  }

  #document(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (snapshot: DocumentSnapshot) => {
        this.#count(snapshot);
        resolve();
      };
      this.#stops.push(onSnapshot(doc(this.#firestore, path), hear, reject));
    });
  }

  #list(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = onSnapshot(
        collection(this.#firestore, path),
        (snapshot) => {
          // A document that leaves a list is deleted, which costs nothing.
          for (const { type, doc: one } of snapshot.docChanges()) if (type !== "removed") this.#count(one);
          resolve();
        },
        reject,
      );
      this.#stops.push(stop);
    });
  }

  #count(snapshot: DocumentSnapshot): void {
    if (snapshot.metadata.hasPendingWrites) return;
    this.told.documents += 1;
    this.told.bytes += JSON.stringify(snapshot.data() ?? {}).length;
  }
}
