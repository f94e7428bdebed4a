import type { DocumentKind } from "domain/documents/documentKind";
import type { Listen, Subscription } from "./liveSource";
import { type Conditions, type Place, pathOf, selectionOf, type Waiting, type WithId } from "./selection";

export type { WithId } from "./selection";

/** What tells of documents, and changes the few that members write by themselves. */
export type DocumentClient = typeof import("./sdkListeners");

let given: DocumentClient | undefined;

const onceReady = async (client: DocumentClient): Promise<DocumentClient> => {
  await client.firestoreReady;
  return client;
};

/** Firestore's client is a third of all that a member loads: it comes beside the first screen, not before it. */
export const loadFirestore = async (): Promise<DocumentClient> =>
  given ?? onceReady(await import("./sdkListeners"));

/** Listens to something else than Firestore, which is here at once, until what it returns is called. */
export function listenThrough(other: DocumentClient): () => void {
  given = other;
  return () => {
    if (given === other) given = undefined;
  };
}

/** Opens a listener as soon as the client is here; one that was closed before never opens. */
const onceHere =
  <Data>(open: (client: DocumentClient, ...told: Parameters<Listen<Data>>) => () => void): Listen<Data> =>
  (next, fail) => {
    if (given !== undefined) return open(given, next, fail);
    let stop: (() => void) | undefined;
    let closed = false;
    loadFirestore().then((client) => {
      if (!closed) stop = open(client, next, fail);
    }, fail);
    return () => {
      closed = true;
      stop?.();
    };
  };

/**
 * One document of a kind. Null: it does not exist. An invalid one is reported and skipped, and the last valid value
 * stays on the screen. What a device that is offline has never read is not there yet, rather than gone. Waits as long
 * as an id is missing.
 */
export function liveDocument<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Waiting<Ids>
): Subscription<WithId<Data> | null> | undefined {
  const path = pathOf(kind, ids);
  if (path === undefined) return undefined;
  return { key: path, listen: onceHere((client, ...told) => client.listenToDocument(kind, path, ...told)) };
}

/** A document that is there and cannot be shown: invalid, or refused. */
export const UNREADABLE = "unreadable";

/**
 * As `liveDocument`, for one among several, each with its id: what cannot be read is a value, so that the others are
 * still shown.
 */
export function liveDocumentOfSeveral<Data extends object>(
  kind: DocumentKind<Data, [string]>,
  id: string,
): Subscription<readonly [id: string, data: WithId<Data> | null | typeof UNREADABLE]> {
  const path = kind.path(id);
  return {
    key: `${path}?several`,
    listen: onceHere((client, next) => {
      const unreadable = () => next([id, UNREADABLE]);
      return client.listenToDocument(kind, path, (data) => next([id, data]), unreadable, unreadable);
    }),
  };
}

/**
 * The documents of a kind in one place that meet the conditions, in the query's order. An invalid document is reported
 * once per change and skipped; a document that did not change stays the same object. An empty answer counts once the
 * server gave it. Waits as long as an id, or the value of a condition, is missing.
 */
export function live<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  place: Place<Ids>,
  conditions: Conditions,
): Subscription<readonly WithId<Data>[]> | undefined {
  const selection = selectionOf(kind, place, conditions);
  if (selection === undefined) return undefined;
  const { from, ...rest } = selection;
  return {
    key: `${from}?${JSON.stringify(rest)}`,
    listen: onceHere((client, ...told) => client.listenToQuery(kind, selection, ...told)),
  };
}

/** Whether this document comes from the server, or from this device's store alone. */
export function liveReach<Ids extends string[]>(
  kind: Pick<DocumentKind<object, Ids>, "path">,
  ...ids: Ids
): Subscription<boolean> {
  const path = kind.path(...ids);
  return { key: `${path}?reach`, listen: onceHere((client, ...told) => client.listenToReach(path, ...told)) };
}

/** Reads once what `live` would listen to, from the server; fails without a connection. */
export async function queryPage<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  place: Place<Ids>,
  conditions: Conditions,
): Promise<readonly WithId<Data>[]> {
  const selection = selectionOf(kind, place, conditions);
  return selection === undefined ? [] : (await loadFirestore()).readQuery(kind, selection);
}
