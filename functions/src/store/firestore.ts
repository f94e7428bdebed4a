import type { DocumentKind } from "domain/documents/documentKind";
import { parseDocument } from "domain/documents/documentKind";
import { getApps, initializeApp } from "firebase-admin/app";
import { FieldValue, type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";

/** gRPC codes of a commit that lost against another writer: nothing was written, and reading again may succeed. */
const CONFLICTS = new Set([5, 6, 9, 10]);
const ATTEMPTS = 8;

let firestore: Firestore | undefined;

export function database(): Firestore {
  if (firestore === undefined) {
    // A trigger's event arrives through an app of the functions SDK's own, under another name.
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

/** A document as read: its data, and the version that a guarded write names. */
export interface Stored<Data> extends Identified<Data> {
  version: Timestamp;
}

/** What Firestore keeps of a document's data: the kind's moments as Timestamps. */
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

interface TriggerEvent {
  /** The same when the trigger runs again for the same event. */
  id: string;
  /** Epoch milliseconds. */
  time: number;
}

/** A document that was created or deleted. */
export interface DocumentEvent extends TriggerEvent {
  snapshot: FirebaseFirestore.DocumentSnapshot;
}

/** A document that was changed. */
export interface ChangeEvent extends TriggerEvent {
  before: FirebaseFirestore.DocumentSnapshot;
  after: FirebaseFirestore.DocumentSnapshot;
}

/** Reads a Firestore snapshot through its kind's schema; an invalid document is reported and counts as absent. */
export function fromSnapshot<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "name" | "schema">,
  snapshot: FirebaseFirestore.DocumentSnapshot,
): Stored<Data> | undefined {
  if (!snapshot.exists || snapshot.updateTime === undefined) return undefined;
  const parsed = parseDocument(kind, snapshot.data());
  if (!parsed.ok) {
    logger.error("invalid document skipped", { path: snapshot.ref.path, problem: parsed.problem });
    return undefined;
  }
  return { id: snapshot.id, data: parsed.data, version: snapshot.updateTime };
}

/** What Firestore takes as one id. An id of an address may be anything; one with a slash would name another document. */
export const isDocumentId = (id: string): boolean =>
  id.length > 0 && id.length <= 512 && !id.includes("/") && !/^(\.\.?|__.*__)$/.test(id);

/** The document, or undefined when it is absent, invalid, or cannot exist under such an id. */
export async function readDocument<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<Stored<Data> | undefined> {
  if (!ids.every(isDocumentId)) return undefined;
  return fromSnapshot(
    kind,
    await database()
      .doc(kind.path(...ids))
      .get(),
  );
}

/** Deletes one document, whatever stands there or does not; an impossible id names none. */
export async function deleteIfPresent<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ...ids: Ids
): Promise<void> {
  if (!ids.every(isDocumentId)) return;
  await database()
    .doc(kind.path(...ids))
    .delete();
}

/** New values of some fields; one that is given as undefined is removed from the document. */
export type Changes<Data extends object> = { [Field in keyof Data]?: Data[Field] | FieldValue | undefined };

/** A change of a list that needs no look at what else is in it, so that writers never wait for each other. */
export const withMember = (entry: string): FieldValue => FieldValue.arrayUnion(entry);

export function changesToFirestore<Data extends object>(
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

/** A field that no document has: deleting it is a write that changes nothing. */
const ABSENT_FIELD = "unchanged";

/** Writes that happen together or not at all; each may be guarded by the version that was read before. */
export class GuardedBatch {
  readonly #batch = database().batch();

  /** Fails the batch when the document exists by then. */
  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    this.#batch.create(database().doc(kind.path(...ids)), toFirestore(kind, data));
    return this;
  }

  /** Writes the document whatever stood there. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    this.#batch.set(database().doc(kind.path(...ids)), toFirestore(kind, data));
    return this;
  }

  /** Fails the batch when the document is gone, or has changed since `version` was read. */
  update<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
    version?: Timestamp,
  ): this {
    const reference = database().doc(kind.path(...ids));
    const stored = changesToFirestore(kind, changes);
    this.#batch.update(reference, stored, version === undefined ? {} : { lastUpdateTime: version });
    return this;
  }

  /** Fails the batch when the document has changed since `version` was read; without one, an absent document is fine. */
  delete<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    version?: Timestamp,
  ): this {
    const reference = database().doc(kind.path(...ids));
    this.#batch.delete(reference, version === undefined ? {} : { lastUpdateTime: version });
    return this;
  }

  /**
   * Fails the batch when the document is gone, or has changed since `version` was read. Writes nothing to it: its
   * version stays the same and no trigger runs. Not for a document that the batch writes as well, whose version would
   * then no longer be the one that was read.
   */
  requireUnchanged<Ids extends string[]>(
    kind: { path: (...ids: Ids) => string },
    ids: Ids,
    version: Timestamp,
  ): this {
    // The Admin SDK's batches have no write that only verifies.
    this.#batch.update(
      database().doc(kind.path(...ids)),
      { [ABSENT_FIELD]: FieldValue.delete() },
      { lastUpdateTime: version },
    );
    return this;
  }

  async commit(): Promise<void> {
    await this.#batch.commit();
  }
}

/** What one commit writes here; it could take more, but not without end. */
const MAX_WRITES = 300;

/** Writes something for each of many, in as few commits as it takes; each commit stands by itself. */
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

const isConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && CONFLICTS.has(error.code as number);

/** Whether a `create` failed because somebody had created it before. */
export const alreadyExists = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs read → decide → guarded write until no other writer came in between. Cheaper than a transaction where one
 * document is fought over: nobody waits for a lock, the loser reads again and usually finds its answer there.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || tries === ATTEMPTS) throw error;
      await pause(tries * 15 * (0.5 + Math.random()));
    }
  }
}

/** Which of these top-level documents do not exist, valid or not (one read each, no contents). */
export async function missingDocuments<Data extends object>(
  kind: DocumentKind<Data, [string]>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const references = ids.map((id) => database().doc(kind.path(id)));
  const snapshots = await database().getAll(...references, { fieldMask: [] });
  return snapshots.filter((snapshot) => !snapshot.exists).map((snapshot) => snapshot.id);
}
