import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from "firebase/firestore";
import { liveFirestore } from "../firebase/firestore";
import type { Listen } from "./liveSource";

/** A document with its place: `id` is its own, `parentId` the document's that its collection hangs on. */
export type Placed<Data> = Data & {
  readonly id: string;
  readonly parentId: string | undefined;
  /** This device wrote it and the server has not answered yet: server times in it are guesses. */
  readonly pending: boolean;
};

/** The server's answer that nothing is there equals what an empty cache said: without this it would not be told. */
const METADATA_TOO = { includeMetadataChanges: true };

/** What a listener reads of a document, or undefined for one that is not what its kind says. */
function read<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  snapshot: DocumentSnapshot,
): Placed<Data> | undefined {
  const parsed = parseDocument(kind, snapshot.data({ serverTimestamps: "estimate" }));
  if (parsed.ok) {
    const { ref, metadata } = snapshot;
    return {
      ...parsed.data,
      id: ref.id,
      parentId: ref.parent.parent?.id,
      pending: metadata.hasPendingWrites,
    };
  }
  console.warn(`skipped ${snapshot.ref.path}`, parsed.problem);
  return undefined;
}

/**
 * Listens to one document through its kind. Null: it does not exist. An invalid one is reported and skipped, and the
 * last valid value stays on the screen. What a device that is offline has never read is not there yet, rather than
 * gone.
 */
export function documentListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Listen<Placed<Data> | null> {
  return (next, fail) =>
    onSnapshot(
      doc(liveFirestore(), kind.path(...ids)),
      METADATA_TOO,
      (snapshot) => {
        if (!snapshot.exists()) {
          if (!snapshot.metadata.fromCache) next(null);
          return;
        }
        const data = read(kind, snapshot);
        if (data !== undefined) next(data);
      },
      fail,
    );
}

/**
 * Listens to a query through its kind, in the query's order. An invalid document is reported once per change and
 * skipped; a document that did not change stays the same object. An empty answer counts once the server gave it.
 */
export function queryListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  queryOf: (firestore: Firestore) => Query,
): Listen<readonly Placed<Data>[]> {
  return (next, fail) => {
    const valid = new Map<string, Placed<Data>>();
    let answered = false;
    const keep = (snapshot: QuerySnapshot): boolean => {
      const changes = snapshot.docChanges(METADATA_TOO);
      for (const { type, doc: changed } of changes) {
        const data = type === "removed" ? undefined : read(kind, changed);
        if (data === undefined) valid.delete(changed.ref.path);
        else valid.set(changed.ref.path, data);
      }
      return changes.length > 0;
    };
    return onSnapshot(
      queryOf(liveFirestore()),
      METADATA_TOO,
      (snapshot) => {
        const changed = keep(snapshot);
        const unheard = !answered && snapshot.empty && snapshot.metadata.fromCache;
        if (unheard || (answered && !changed)) return;
        answered = true;
        next(snapshot.docs.map(({ ref }) => valid.get(ref.path)).filter((data) => data !== undefined));
      },
      fail,
    );
  };
}
