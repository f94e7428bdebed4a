import {
  type DocumentKind,
  parseDocument,
  type ReadableKind,
  SCHEMA_VERSION_FIELD,
} from "domain/documents/documentKind";
import { AppError } from "domain/values/errors";
import { hasControlCharacters } from "domain/values/text/characters";
import { getApps, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { log } from "../log/log";
import { timeLeft } from "./deadline";

/**
 * gRPC codes of a commit that conflicted with another writer: nothing was written, and the caller may read
 * again and retry.
 */
const CONFLICTS = new Set([5, 6, 9, 10]);
const ATTEMPTS = 12;

let firestore: Firestore | undefined;

export function database(): Firestore {
  if (firestore === undefined) {
    // Triggers run in an app of the functions SDK, which has another name.
    if (!getApps().some((app) => app.name === "[DEFAULT]")) initializeApp();
    firestore = getFirestore();
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

export interface Identified<Data> {
  id: string;
  data: Data;
}

/** A document as read: its data, and the version that guarded writes refer to. */
export interface Stored<Data> extends Identified<Data> {
  version: Timestamp;
}

/** The data as Firestore stores it: the fields in `kind.moments` as Timestamps. */
export function toFirestore<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "moments">,
  data: Partial<Data>,
): Record<string, unknown> {
  const stored: Record<string, unknown> = { ...data };
  for (const field of kind.moments) {
    const millis = stored[field];
    if (typeof millis === "number") stored[field] = Timestamp.fromMillis(millis);
  }
  return stored;
}

/** A whole document as Firestore stores it, with the version of its shape where that is not the first. */
export const documentToFirestore = <Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "moments" | "version">,
  data: Data,
): Record<string, unknown> => ({
  ...toFirestore(kind, data),
  ...(kind.version !== undefined && { [SCHEMA_VERSION_FIELD]: kind.version }),
});

/** What a snapshot holds. Absent and invalid are never the same: an invalid document belongs to somebody. */
function stateOf<Data extends object>(
  kind: ReadableKind<Data>,
  snapshot: FirebaseFirestore.DocumentSnapshot,
): Stored<Data> | "absent" | "invalid" {
  if (!snapshot.exists || snapshot.updateTime === undefined) return "absent";
  const parsed = parseDocument(kind, snapshot.data());
  if (parsed.ok) return { id: snapshot.id, data: parsed.data, version: snapshot.updateTime };
  log.error("invalid document", { path: snapshot.ref.path, problem: parsed.problem });
  return "invalid";
}

/**
 * The document of a snapshot if it is present and valid; an invalid one is logged. For lists and for what is
 * shown: nothing may be deleted, granted or refused because the answer is undefined.
 */
export function fromSnapshot<Data extends object>(
  kind: ReadableKind<Data>,
  snapshot: FirebaseFirestore.DocumentSnapshot,
): Stored<Data> | undefined {
  const state = stateOf(kind, snapshot);
  return typeof state === "string" ? undefined : state;
}

/** The document of a snapshot, or undefined when it is absent. Throws `document-invalid`. */
export function requireValid<Data extends object>(
  kind: ReadableKind<Data>,
  snapshot: FirebaseFirestore.DocumentSnapshot,
): Stored<Data> | undefined {
  const state = stateOf(kind, snapshot);
  if (state === "invalid") throw new AppError("document-invalid");
  return state === "absent" ? undefined : state;
}

/**
 * Whether Firestore accepts this as one id. Ids in an address may be anything; one with a slash would point
 * to another document, and one with a control character fails the request.
 */
export const isDocumentId = (id: string): boolean =>
  id.length > 0 &&
  id.length <= 512 &&
  !id.includes("/") &&
  !hasControlCharacters(id) &&
  !/^(\.\.?|__.*__)$/.test(id);

export type Located<Ids extends string[]> = Pick<DocumentKind<object, Ids>, "path">;
const snapshotOf = <Ids extends string[]>(kind: Located<Ids>, ids: Ids) =>
  database()
    .doc(kind.path(...ids))
    .get();

/**
 * The document, or undefined when it is absent or has an impossible id. Throws `document-invalid`, so that no
 * decision takes a document that cannot be read for one that does not exist.
 */
export async function readDocument<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<Stored<Data> | undefined> {
  return takeDocument(undefined, kind, ...ids);
}

/** Documents that were read with the session. */
export interface ReadAhead {
  /** The document at this path, for the first who asks. */
  take(path: string): FirebaseFirestore.DocumentSnapshot | undefined;
}

/** The same, of a document that may have been read with the session already. */
export async function takeDocument<Data extends object, Ids extends string[]>(
  ahead: ReadAhead | undefined,
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<Stored<Data> | undefined> {
  if (!ids.every(isDocumentId)) return undefined;
  return requireValid(kind, ahead?.take(kind.path(...ids)) ?? (await snapshotOf(kind, ids)));
}

/** The document if it is present and valid, to be shown: see `fromSnapshot`. */
export async function readIfValid<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<Stored<Data> | undefined> {
  return ids.every(isDocumentId) ? fromSnapshot(kind, await snapshotOf(kind, ids)) : undefined;
}

/** Deletes the document if it exists. */
export async function deleteIfPresent<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<void> {
  if (!ids.every(isDocumentId)) return;
  await database()
    .doc(kind.path(...ids))
    .delete();
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? Number(error.code) : -1);
/** Whether a batch met another writer, and stands a chance once it has read again. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));
/** Whether a batch failed because a document that it needs is gone. */
export const isGone = (error: unknown): boolean => codeOf(error) === 5;
/** Whether a `create` failed because the document already existed. */
export const alreadyExists = (error: unknown): boolean => codeOf(error) === 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs read → decide → guarded write again as long as other writers cause conflicts, and the request under way has time
 * left; `tries` is 1 at first. Throws the last conflict, which is answered as `busy`. Cheaper than a
 * transaction when several writers compete for one document: no lock is held, and the one that loses usually
 * has nothing left to do when it reads again.
 */
export async function retryOnConflict<Result>(attempt: (tries: number) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries);
    } catch (error) {
      if (!isConflict(error) || tries === ATTEMPTS || timeLeft() === 0) throw error;
      await pause(Math.min(tries, 6) * 15 * (0.5 + Math.random()));
    }
  }
}
