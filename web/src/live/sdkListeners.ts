import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import {
  collection,
  collectionGroup,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  updateDoc,
  where,
} from "firebase/firestore";
import { liveFirestore } from "../firebase/firestore";
import type { Selection, WithId } from "./selection";

/** An empty answer of the server equals that of an empty cache: without this, Firestore would not emit it. */
const METADATA_TOO = { includeMetadataChanges: true };

type Fail = (error: unknown) => void;
type Stop = () => void;

/** What a listener reads of a document, or undefined for one that is not what its kind says. */
function read<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  snapshot: DocumentSnapshot,
): WithId<Data> | undefined {
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

export function listenToDocument<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  path: string,
  next: (data: WithId<Data> | null) => void,
  fail: Fail,
  unreadable: () => void = () => undefined,
): Stop {
  return onSnapshot(
    doc(liveFirestore(), path),
    METADATA_TOO,
    (snapshot) => {
      if (!snapshot.exists()) {
        if (!snapshot.metadata.fromCache) next(null);
        return;
      }
      const data = read(kind, snapshot);
      if (data === undefined) unreadable();
      else next(data);
    },
    fail,
  );
}

function queryOf(selection: Selection) {
  const firestore = liveFirestore();
  const { from, everywhere, where: condition, order, after, limit: count } = selection;
  const constraints: (QueryConstraint | undefined)[] = [
    condition && where(...condition),
    order && orderBy(...order),
    after === undefined ? undefined : startAfter(after),
    count === undefined ? undefined : limit(count),
  ];
  return query(
    everywhere ? collectionGroup(firestore, from) : collection(firestore, from),
    ...constraints.filter((constraint) => constraint !== undefined),
  );
}

export function listenToQuery<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
  next: (data: readonly WithId<Data>[]) => void,
  fail: Fail,
): Stop {
  const valid = new Map<string, WithId<Data>>();
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
    queryOf(selection),
    METADATA_TOO,
    (snapshot) => {
      const changed = keep(snapshot);
      const unanswered = !answered && snapshot.empty && snapshot.metadata.fromCache;
      if (unanswered || (answered && !changed)) return;
      answered = true;
      next(snapshot.docs.map(({ ref }) => valid.get(ref.path)).filter((data) => data !== undefined));
    },
    fail,
  );
}

/** Reads a query once, and from the server: what a device has kept of it may have gaps. */
export async function readQuery<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
): Promise<WithId<Data>[]> {
  const { docs } = await getDocsFromServer(queryOf(selection));
  return docs.map((snapshot) => read(kind, snapshot)).filter((data) => data !== undefined);
}

/** Whether what a document says comes from the server, as it comes and goes. */
export function listenToReach(path: string, next: (reached: boolean) => void, fail: Fail): Stop {
  return onSnapshot(
    doc(liveFirestore(), path),
    METADATA_TOO,
    ({ metadata }) => next(!metadata.fromCache),
    fail,
  );
}

export async function changeDocument(path: string, changes: Record<string, boolean>): Promise<void> {
  await updateDoc(doc(liveFirestore(), path), changes);
}

export async function deleteDocument(path: string): Promise<void> {
  await deleteDoc(doc(liveFirestore(), path));
}
