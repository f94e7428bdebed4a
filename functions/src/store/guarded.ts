import { campaignCountGuards, memberCountGuards } from "domain/documents/countGuard";
import type { DocumentKind, ReadableKind } from "domain/documents/documentKind";
import { type RequestEffort, requestEffort } from "domain/table/scene/effort";
import { AppError } from "domain/values/errors";
import type { DocumentSnapshot, Query, Timestamp } from "firebase-admin/firestore";
import {
  database,
  fromSnapshot,
  isDocumentId,
  type ReadAhead,
  requireValid,
  retryOnConflict,
  type Stored,
} from "./firestore";
import { type Changes, GuardedBatch } from "./guardedBatch";

/** What a count belongs to: `["campaigns", id]` or `["users", uid]`. */
type CountOwner = readonly ["campaigns" | "users", id: string];

interface GuardedProps {
  readonly batch?: GuardedBatch;
  readonly effort?: RequestEffort;
  readonly ahead?: ReadAhead | undefined;
}

/**
 * Reads, and writes that stand only if what was read still holds: what is written names the version that was read, and
 * what was read without being written is required unchanged. Nobody waits for a lock; whoever comes second reads again
 * (docs/decisions/guarded-batches.md). All reads come before the first write.
 */
export class Guarded {
  /** What regions and barriers may cost, in all attempts together. */
  readonly effort: RequestEffort;
  readonly #batch: GuardedBatch;
  readonly #ahead: ReadAhead | undefined;
  /** Every document that was read, by its path. */
  readonly #seen = new Map<string, DocumentSnapshot>();
  /** Those of them that were read by themselves, and not found by a query. */
  readonly #read = new Map<string, DocumentSnapshot>();
  /** The paths of those that the decision rests on, with what requires them unchanged; a write takes its place. */
  readonly #required = new Map<string, () => void>();
  #writes = 0;

  /**
   * `batch`: another one's, who commits it after `finish`. `effort`: what earlier attempts have left of it. `ahead`: what
   * was read with the session.
   */
  constructor({ batch = new GuardedBatch(), effort = requestEffort(), ahead }: GuardedProps = {}) {
    this.#batch = batch;
    this.effort = effort;
    this.#ahead = ahead;
  }

  /** The document, or undefined when it is absent or has an impossible id. Throws `document-invalid`. */
  async read<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ...ids: Ids
  ): Promise<Stored<Data> | undefined> {
    if (!ids.every(isDocumentId)) return undefined;
    const snapshot = await this.#get(kind.path(...ids));
    const stored = requireValid(kind, snapshot);
    if (stored !== undefined) this.require(kind, ids, stored.version);
    return stored;
  }

  /**
   * The document as it is now, for what may be older by the time of the write; one that its schema does not allow is
   * logged and counts as absent. It is guarded only where it is written.
   */
  async look<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ...ids: Ids
  ): Promise<Stored<Data> | undefined> {
    return ids.every(isDocumentId) ? fromSnapshot(kind, await this.#get(kind.path(...ids))) : undefined;
  }

  /** The valid documents that the query finds; invalid ones are logged and left as they are. Guarded as by `look`. */
  async lookAtEach<Data extends object>(kind: ReadableKind<Data>, query: Query): Promise<Stored<Data>[]> {
    const { docs } = await query.get();
    for (const snapshot of docs) this.#seen.set(snapshot.ref.path, snapshot);
    return docs.flatMap((snapshot) => fromSnapshot(kind, snapshot) ?? []);
  }

  /**
   * What `count` answers of a collection, such that nobody else who counts there for the same owner adds to it before this
   * is written; `name` says what is counted.
   */
  async counting<Counted>(
    [parent, id]: CountOwner,
    name: string,
    count: () => Promise<Counted>,
  ): Promise<Counted> {
    const kind = parent === "campaigns" ? campaignCountGuards : memberCountGuards;
    const snapshot = await this.#get(kind.path(id, name));
    const changes = Number(snapshot.get("changes") ?? 0);
    this.#required.set(snapshot.ref.path, () => this.set(kind, [id, name], { changes: changes + 1 }));
    return count();
  }

  /** Fails the write when the document has changed since `version` was read, unless it is written itself. */
  require<Ids extends string[]>(
    kind: Pick<DocumentKind<object, Ids>, "path">,
    ids: Ids,
    version: Timestamp,
  ): void {
    this.#required.set(kind.path(...ids), () => this.#batch.requireUnchanged(kind, ids, version));
  }

  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    this.#written(kind.path(...ids));
    this.#batch.create(kind, ids, data);
    return this;
  }

  /** Writes the whole document: in place of the version that was read, or anew where it was absent then. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    const before = this.#written(kind.path(...ids));
    if (before === undefined) this.#batch.set(kind, ids, data);
    else if (before.updateTime === undefined) this.#batch.create(kind, ids, data);
    else this.#batch.replace(kind, ids, data, Object.keys(before.data() ?? {}), before.updateTime);
    return this;
  }

  update<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
  ): this {
    const before = this.#written(kind.path(...ids));
    this.#batch.update(kind, ids, changes, before?.updateTime);
    return this;
  }

  /** The same whatever the document says by then, as long as there is one: two who do so do not conflict. */
  updateAny<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
  ): this {
    this.#written(kind.path(...ids));
    this.#batch.update(kind, ids, changes);
    return this;
  }

  /** An absent document is no failure. */
  delete<Ids extends string[]>(kind: Pick<DocumentKind<object, Ids>, "path">, ids: Ids): this {
    const before = this.#written(kind.path(...ids));
    this.#batch.delete(kind, ids, before?.updateTime);
    return this;
  }

  /** Writes all of it, or nothing; a decision to write nothing costs no round. */
  async commit(): Promise<void> {
    if (this.#writes === 0) return;
    this.finish();
    await this.#batch.commit();
  }

  /** Requires what was read and is not written unchanged in the batch. */
  finish(): void {
    for (const require of [...this.#required.values()]) require();
  }

  /** Whether a document that was read by itself is another one by now, or there at last, or gone. */
  async isOutdated(): Promise<boolean> {
    const read = [...this.#read.values()];
    if (read.length === 0) return false;
    const now = await database().getAll(...read.map(({ ref }) => ref));
    return now.some(({ updateTime }, index) => {
      const before = read[index]?.updateTime;
      return updateTime === undefined ? before !== undefined : !before?.isEqual(updateTime);
    });
  }

  async #get(path: string): Promise<DocumentSnapshot> {
    const snapshot = this.#ahead?.take(path) ?? (await database().doc(path).get());
    this.#seen.set(path, snapshot);
    this.#read.set(path, snapshot);
    return snapshot;
  }

  /** What was read of a document that is written now. */
  #written(path: string): DocumentSnapshot | undefined {
    this.#writes += 1;
    this.#required.delete(path);
    return this.#seen.get(path);
  }
}

/** gRPC's word for a write that met another one: `retryOnConflict` reads again. */
class Outdated extends Error {
  readonly code = 10;
}

/**
 * Runs `work` again, from its first read, when another writer came first. So it does where `work` refuses by what was
 * read at several moments: a request that is sent twice at once may find its own document counted and not yet there.
 * `ahead` serves the first attempt.
 */
export function inGuardedBatch<Result>(
  work: (guarded: Guarded) => Promise<Result>,
  ahead?: ReadAhead,
): Promise<Result> {
  const effort = requestEffort();
  return retryOnConflict(async () => {
    const guarded = new Guarded({ effort, ahead });
    try {
      const result = await work(guarded);
      await guarded.commit();
      return result;
    } catch (error) {
      const isDecided = error instanceof AppError && error.code !== "busy";
      if (isDecided && (await guarded.isOutdated())) throw new Outdated(error.message);
      throw error;
    }
  });
}
