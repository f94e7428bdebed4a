import type { DocumentKind } from "domain/documents/documentKind";
import type { Listen } from "./liveSource";
import type { Selection, WithId } from "./selection";

export type { Selection, WithId } from "./selection";

/** Firestore's client is a third of all that a member loads: it comes beside the first screen, not before it. */
export const loadFirestore = () => import("./sdkListeners");
type Client = Awaited<ReturnType<typeof loadFirestore>>;

/** Opens a listener as soon as the client is here; one that was closed before never opens. */
function onceHere(open: (client: Client) => () => void, fail: (error: unknown) => void): () => void {
  let stop: (() => void) | undefined;
  let closed = false;
  loadFirestore().then((client) => {
    if (!closed) stop = open(client);
  }, fail);
  return () => {
    closed = true;
    stop?.();
  };
}

/**
 * Listens to one document through its kind. Null: it does not exist. An invalid one is reported and skipped, and the
 * last valid value stays on the screen. What a device that is offline has never read is not there yet, rather than
 * gone.
 */
export function documentListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Listen<WithId<Data> | null> {
  return (next, fail) =>
    onceHere((client) => client.listenToDocument(kind, kind.path(...ids), next, fail), fail);
}

/** A document that is there and cannot be shown: invalid, or refused. */
export const UNREADABLE = "unreadable";

/** As `documentListener`, for one among several: what cannot be read is a value, so that the others are still shown. */
export function documentOfSeveralListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Listen<WithId<Data> | null | typeof UNREADABLE> {
  return (next, fail) => {
    const unreadable = () => next(UNREADABLE);
    return onceHere(
      (client) => client.listenToDocument(kind, kind.path(...ids), next, unreadable, unreadable),
      fail,
    );
  };
}

/**
 * Listens to a query through its kind, in the query's order. An invalid document is reported once per change and
 * skipped; a document that did not change stays the same object. An empty answer counts once the server gave it.
 */
export function queryListener<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
): Listen<readonly WithId<Data>[]> {
  return (next, fail) => onceHere((client) => client.listenToQuery(kind, selection, next, fail), fail);
}

/** Listens to whether the document at this path comes from the server, or from this device's store alone. */
export function reachListener(path: string): Listen<boolean> {
  return (next, fail) => onceHere((client) => client.listenToReach(path, next, fail), fail);
}

/** Reads a query once, from the server; fails without a connection. */
export async function queryPage<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  selection: Selection,
): Promise<readonly WithId<Data>[]> {
  return (await loadFirestore()).readQuery(kind, selection);
}
