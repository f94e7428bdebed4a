import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import {
  collection,
  collectionGroup,
  type DocumentData,
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
import { keepDocument, keepQuery, keptDocument, keptQuery } from "../browser/keptDocuments";
import { hasNetwork, heardFromServer } from "../browser/network";
import { liveFirestore } from "../firebase/firestore";
import { askDocumentAgain, askQueryAgain } from "./askAgain";
import type { Selection, WithId } from "./selection";

export { firestoreReady } from "../firebase/firestore";

/** An empty answer of the server equals that of an empty cache: without this, Firestore would not emit it. */
const METADATA_TOO = { includeMetadataChanges: true };

/** With a network, the server is given so long to answer first: what was kept may be older than what was just saved. */
const SERVER_FIRST_MS = 3_000;

const serverFirst = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, hasNetwork() ? SERVER_FIRST_MS : 0));

/** What this device wrote itself is told at once, and says nothing of the server. */
function noteHeard({ metadata }: DocumentSnapshot | QuerySnapshot): void {
  if (!metadata.fromCache && !metadata.hasPendingWrites) heardFromServer();
}

type Fail = (error: unknown) => void;
type Stop = () => void;

/** What a listener reads of a document's fields, or undefined where they are not what its kind says. */
function read<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  path: string,
  fields: unknown,
  pending = false,
): WithId<Data> | undefined {
  const parsed = parseDocument(kind, fields);
  if (!parsed.ok) {
    console.warn(`skipped ${path}`, parsed.problem);
    return undefined;
  }
  // …/parentId/collection/id
  const parts = path.split("/");
  return { ...parsed.data, id: parts.at(-1) ?? "", parentId: parts.at(-3), pending };
}

const fieldsOf = (snapshot: DocumentSnapshot) => snapshot.data({ serverTimestamps: "estimate" });

/**
 * What this device kept is told first, unless the client is faster; without a connection it stays. A document that is
 * gone, or that the rules refuse, is no longer kept.
 */
export function listenToDocument<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  path: string,
  next: (data: WithId<Data> | null) => void,
  fail: Fail,
  unreadable: () => void = () => undefined,
): Stop {
  let answered = false;
  const keep = (fields: unknown) => {
    if (!kind.ephemeral) keepDocument(path, fields);
  };
  const showKept = async () => {
    await serverFirst();
    if (answered) return;
    const fields = kind.ephemeral ? undefined : await keptDocument(path);
    const data = fields === undefined || answered ? undefined : read(kind, path, fields);
    if (data !== undefined) next(data);
  };
  const gistOf = (fields: DocumentData | undefined) => JSON.stringify(fields && read(kind, path, fields));
  const tell = (fields: DocumentData | undefined, pending = false) => {
    if (fields === undefined) return next(null);
    const data = read(kind, path, fields, pending);
    if (data === undefined) unreadable();
    else next(data);
  };
  let latest: DocumentSnapshot | undefined;
  let giveUp: Stop | undefined;
  /** What the listener says although the server said otherwise since (`askDocumentAgain`). */
  let outdated: string | undefined;
  const takeIfMissed = () => {
    const seen = latest;
    return (fields: DocumentData | undefined) => {
      if (seen === undefined || seen !== latest || seen.metadata.hasPendingWrites) return;
      const gist = gistOf(fieldsOf(seen));
      const isMissed = gistOf(fields) !== gist;
      if (isMissed || outdated === gist) tell(fields);
      outdated = isMissed ? gist : undefined;
    };
  };
  const askAgain = () => {
    giveUp?.();
    giveUp = askDocumentAgain(path, takeIfMissed);
  };
  const stop = onSnapshot(
    doc(liveFirestore(), path),
    METADATA_TOO,
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      noteHeard(snapshot);
      const fields = fieldsOf(snapshot);
      if (fields === undefined && fromCache) return;
      answered = true;
      latest = snapshot;
      // It says the same as before the change that it missed: whether that is so again, the server tells.
      if (outdated !== undefined && gistOf(fields) === outdated) return askAgain();
      outdated = undefined;
      if (!fromCache && giveUp === undefined) askAgain();
      // Server times that this device guessed are not kept.
      if (!fromCache && !hasPendingWrites) keep(fields);
      tell(fields, hasPendingWrites);
    },
    (error) => {
      answered = true;
      keep(undefined);
      fail(error);
    },
  );
  void showKept();
  return () => {
    answered = true;
    latest = undefined;
    giveUp?.();
    stop();
  };
}

function queryOf(selection: Selection) {
  const firestore = liveFirestore();
  const { from, everywhere, where: condition, and, order, after, limit: count } = selection;
  const constraints: (QueryConstraint | undefined)[] = [
    condition && where(...condition),
    and && where(...and),
    order && orderBy(...order),
    after === undefined ? undefined : startAfter(after),
    count === undefined ? undefined : limit(count),
  ];
  return query(
    everywhere ? collectionGroup(firestore, from) : collection(firestore, from),
    ...constraints.filter((constraint) => constraint !== undefined),
  );
}

/** As `listenToDocument`: until the server has answered, what shows more of what was kept and what the client has. */
export function listenToQuery<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
  next: (data: readonly WithId<Data>[]) => void,
  fail: Fail,
): Stop {
  const key = JSON.stringify(selection);
  const valid = new Map<string, WithId<Data>>();
  /** How many documents are shown that this device kept; undefined once they are the client's. */
  let keptShown: number | undefined = 0;
  let stopped = false;
  let giveUp: Stop | undefined;
  const asked = queryOf(selection);

  const showKept = async () => {
    await serverFirst();
    if (keptShown === undefined || stopped) return;
    const entries = kind.ephemeral ? undefined : await keptQuery(key);
    if (entries === undefined || keptShown === undefined || stopped) return;
    const data = entries.map(({ path, fields }) => read(kind, path, fields));
    keptShown = entries.length;
    next(data.filter((each) => each !== undefined));
  };
  const follow = (snapshot: QuerySnapshot): boolean => {
    const changes = snapshot.docChanges(METADATA_TOO);
    for (const { type, doc: changed } of changes) {
      const { path } = changed.ref;
      const [fields, pending] = [fieldsOf(changed), changed.metadata.hasPendingWrites];
      const data = type === "removed" ? undefined : read(kind, path, fields, pending);
      if (data === undefined) valid.delete(path);
      else valid.set(path, data);
      if (type !== "removed" && !pending && !kind.ephemeral) keepDocument(path, fields);
    }
    return changes.length > 0;
  };
  const stop = onSnapshot(
    asked,
    METADATA_TOO,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      noteHeard(snapshot);
      if (!fromCache) giveUp ??= askQueryAgain(asked, selection.limit);
      const changed = follow(snapshot);
      const paths = snapshot.docs.map(({ ref }) => ref.path);
      if (fromCache && keptShown !== undefined && paths.length <= keptShown) return;
      if (!fromCache && !kind.ephemeral && (changed || keptShown !== undefined)) keepQuery(key, paths);
      if (keptShown === undefined && !changed) return;
      keptShown = undefined;
      next(paths.map((path) => valid.get(path)).filter((data) => data !== undefined));
    },
    (error) => {
      stopped = true;
      keepQuery(key, undefined);
      fail(error);
    },
  );
  void showKept();
  return () => {
    stopped = true;
    giveUp?.();
    stop();
  };
}

/** Reads a query once, and from the server: what a device has kept of it may have gaps. */
export async function readQuery<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
): Promise<WithId<Data>[]> {
  const { docs } = await getDocsFromServer(queryOf(selection));
  return docs
    .map((snapshot) => read(kind, snapshot.ref.path, fieldsOf(snapshot)))
    .filter((data) => data !== undefined);
}

/** Whether what a document says comes from the server, as it comes and goes. */
export function listenToReach(path: string, next: (reached: boolean) => void, fail: Fail): Stop {
  return onSnapshot(
    doc(liveFirestore(), path),
    METADATA_TOO,
    (snapshot) => {
      noteHeard(snapshot);
      next(!snapshot.metadata.fromCache);
    },
    fail,
  );
}

export async function changeDocument(path: string, changes: Record<string, boolean>): Promise<void> {
  await updateDoc(doc(liveFirestore(), path), changes);
}

export async function deleteDocument(path: string): Promise<void> {
  await deleteDoc(doc(liveFirestore(), path));
}
