import { drawings, publishedTiles, tableScenes, tokens, traces, truths } from "domain/documents/scene";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  onSnapshot,
  terminate,
} from "firebase/firestore";

/** A member's own client, with everything that came to it. */
export interface TableReader {
  firestore: Firestore;
  /** All documents that came, as JSON with their paths, in their order. */
  received: string[];
  /** Reads each piece of the picture that the shown scene names. */
  readPieces: () => Promise<void>;
  close: () => Promise<void>;
}

const collectionAt = (path: string) => path.slice(0, path.lastIndexOf("/"));

/**
 * Listens to all of a scene that a member may listen to, without our own client's care. `which`: of several clients of
 * one member.
 */
export function openTableReader(uid: string, campaignId: string, which = ""): TableReader {
  const options = { projectId: process.env.GCLOUD_PROJECT ?? "", apiKey: "demo" };
  const app = initializeApp(options, `reader-${uid}${which}`);
  const firestore = getFirestore(app);
  const [host = "127.0.0.1", port] = (process.env.FIRESTORE_EMULATOR_HOST ?? "").split(":");
  connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: { sub: uid } });
  const received: string[] = [];
  const take = (path: string, data: unknown) => received.push(`${path} ${JSON.stringify(data ?? null)}`);
  const refused = (error: Error) => received.push(`refused ${error.message}`);
  const lists = [
    tokens.path(campaignId, "any"),
    traces.path(campaignId, "any"),
    drawings.path(campaignId, "any"),
    truths.path(campaignId, uid, "any"),
  ].map((path) =>
    onSnapshot(
      collection(firestore, collectionAt(path)),
      (snapshot) => {
        for (const { doc: changed } of snapshot.docChanges()) take(changed.ref.path, changed.data());
      },
      refused,
    ),
  );
  let shown: { sceneId: string; tiles: Record<string, number> } | undefined;
  const scene = onSnapshot(
    doc(firestore, tableScenes.path(campaignId)),
    (snapshot) => {
      shown = snapshot.data()?.shown;
      take(snapshot.ref.path, snapshot.data());
    },
    refused,
  );
  return {
    firestore,
    received,
    readPieces: async () => {
      for (const name of Object.keys(shown?.tiles ?? {})) {
        const at = doc(firestore, publishedTiles.path(campaignId, shown?.sceneId ?? "", name));
        take(at.path, (await getDoc(at)).data());
      }
    },
    close: async () => {
      for (const stop of [...lists, scene]) stop();
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}
