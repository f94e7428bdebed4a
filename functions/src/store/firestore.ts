import {
  type DocumentKind,
  parseDocument,
  type ReadableKind,
  SCHEMA_VERSION_FIELD,
} from "domain/documents/documentKind";
import { AppError } from "domain/values/errors";
import { hasControlCharacters } from "domain/values/text/characters";
import { getApps, initializeApp } from "firebase-admin/app";
import { FieldValue, type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
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
function toFirestore<Data extends object>(
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

type Located<Ids extends string[]> = Pick<DocumentKind<object, Ids>, "path">;
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

/** The same, of a document that may have been read with the session already. */
export async function takeDocument<Data extends object, Ids extends string[]>(
  ahead: { take: (path: string) => FirebaseFirestore.DocumentSnapshot | undefined } | undefined,
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

/** New values of some fields; a field given as undefined is removed from the document. */
export type Changes<Data extends object> = { [Field in keyof Data]?: Data[Field] | FieldValue | undefined };

/** Adds an entry to a list without reading the list, so that two writers do not conflict. */
export const withMember = (entry: string): FieldValue => FieldValue.arrayUnion(entry);

/** Removes an entry from a list that need not be read. */
export const withoutMember = (entry: string): FieldValue => FieldValue.arrayRemove(entry);

function changesToFirestore<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "moments">,
  changes: Changes<Data>,
): Record<string, unknown> {
  const stored = toFirestore(kind, changes as Partial<Data>);
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [
      field,
      value === undefined ? FieldValue.delete() : value,
    ]),
  );
}

/** An empty condition would let an update create the document that it means to change. */
const conditionOf = (version: Timestamp | undefined) =>
  version === undefined ? { exists: true } : { lastUpdateTime: version };

/** A field that no document has: deleting it is a write that changes nothing. */
const ABSENT_FIELD = "unchanged";

/** Writes that are committed together or not at all; each can be guarded by the version that was read. */
export class GuardedBatch {
  readonly #batch = database().batch();

  /** Fails the batch when the document exists at the commit. */
  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    this.#batch.create(database().doc(kind.path(...ids)), documentToFirestore(kind, data));
    return this;
  }

  /** Writes the document, replacing one that exists. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    this.#batch.set(database().doc(kind.path(...ids)), documentToFirestore(kind, data));
    return this;
  }

  /** Fails the batch when the document does not exist, or has changed since `version` was read. */
  update<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
    version?: Timestamp,
  ): this {
    const reference = database().doc(kind.path(...ids));
    this.#batch.update(reference, changesToFirestore(kind, changes), conditionOf(version));
    return this;
  }

  /**
   * Writes the whole document in place of the version that was read, whose fields were `earlier`. Fails the batch when it
   * has changed since, or is gone.
   */
  replace<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
    earlier: readonly string[],
    version: Timestamp,
  ): this {
    const document = documentToFirestore(kind, data);
    const fields = new Set([...earlier, ...Object.keys(document)]);
    const changes = [...fields].map((field) => [field, document[field] ?? FieldValue.delete()] as const);
    const reference = database().doc(kind.path(...ids));
    this.#batch.update(reference, Object.fromEntries(changes), conditionOf(version));
    return this;
  }

  /**
   * Fails the batch when the document has changed since `version` was read; without a version, an absent
   * document is no failure.
   */
  delete<Ids extends string[]>(kind: Located<Ids>, ids: Ids, version?: Timestamp): this {
    const condition = version === undefined ? {} : { lastUpdateTime: version };
    this.#batch.delete(database().doc(kind.path(...ids)), condition);
    return this;
  }

  /**
   * Fails the batch when the document is gone, or has changed since `version` was read. Writes nothing to it:
   * its version stays the same and no trigger runs. Not for a document that the batch writes as well, since
   * its version would then differ from the one that was read.
   */
  requireUnchanged<Ids extends string[]>(kind: Located<Ids>, ids: Ids, version: Timestamp): this {
    return this.#verify(kind.path(...ids), version);
  }

  /** Fails the batch when the document is gone, whatever it holds; otherwise as `requireUnchanged`. */
  requirePresent<Ids extends string[]>(kind: Located<Ids>, ids: Ids): this {
    return this.#verify(kind.path(...ids));
  }

  #verify(path: string, version?: Timestamp): this {
    // The Admin SDK's batches have no operation that only verifies.
    this.#batch.update(database().doc(path), { [ABSENT_FIELD]: FieldValue.delete() }, conditionOf(version));
    return this;
  }

  async commit(): Promise<void> {
    await this.#batch.commit();
  }
}

/** Writes per commit. Firestore allows more, but not any number. */
const MAX_WRITES = 300;

/**
 * Writes something for each entry, in as few commits as possible; each commit succeeds or fails by itself.
 */
export async function inBatches<Entry>(
  entries: readonly Entry[],
  write: (batch: GuardedBatch, entry: Entry) => void,
): Promise<void> {
  for (let start = 0; start < entries.length; start += MAX_WRITES) {
    const batch = new GuardedBatch();
    for (const entry of entries.slice(start, start + MAX_WRITES)) write(batch, entry);
    await batch.commit();
  }
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
