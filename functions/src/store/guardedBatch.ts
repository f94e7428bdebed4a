import type { DocumentKind } from "domain/documents/documentKind";
import { FieldValue, type Timestamp } from "firebase-admin/firestore";
import { database, documentToFirestore, type Located, toFirestore } from "./firestore";

/** New values of some fields; a field given as undefined is removed from the document. */
export type Changes<Data extends object> = { [Field in keyof Data]?: Data[Field] | FieldValue | undefined };

/** Adds an entry to a list without reading the list, so that two writers do not conflict. */
export const withMember = (entry: string): FieldValue => FieldValue.arrayUnion(entry);

/** One more than a number says that need not be read, or 1 where there is none. */
export const oneMore = (): FieldValue => FieldValue.increment(1);

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

/** A batch, or a transaction. */
type Writer = Pick<FirebaseFirestore.Transaction, "create" | "set" | "update" | "delete">;

/** As the commit of a batch fails that updates what is gone. */
class GoneError extends Error {
  readonly code = 5;
}

/** Writes that are committed together or not at all; each can be guarded by the version that was read. */
export class GuardedBatch {
  readonly #writes: ((writer: Writer) => unknown)[] = [];
  readonly #present: FirebaseFirestore.DocumentReference[] = [];

  /** Fails the batch when the document exists at the commit. */
  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    const reference = database().doc(kind.path(...ids));
    return this.#add((writer) => writer.create(reference, documentToFirestore(kind, data)));
  }

  /** Writes the document, replacing one that exists. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    const reference = database().doc(kind.path(...ids));
    return this.#add((writer) => writer.set(reference, documentToFirestore(kind, data)));
  }

  /** Writes these fields, of a document that need not be there and is not read. */
  merge<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: { [Field in keyof Data]?: Data[Field] | FieldValue },
  ): this {
    const reference = database().doc(kind.path(...ids));
    const fields = documentToFirestore(kind, changes as Data);
    return this.#add((writer) => writer.set(reference, fields, { merge: true }));
  }

  /** Fails the batch when the document does not exist, or has changed since `version` was read. */
  update<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
    version?: Timestamp,
  ): this {
    const reference = database().doc(kind.path(...ids));
    return this.#add((writer) =>
      writer.update(reference, changesToFirestore(kind, changes), conditionOf(version)),
    );
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
    return this.#add((writer) => writer.update(reference, Object.fromEntries(changes), conditionOf(version)));
  }

  /**
   * Fails the batch when the document has changed since `version` was read; without a version, an absent
   * document is no failure.
   */
  delete<Ids extends string[]>(kind: Located<Ids>, ids: Ids, version?: Timestamp): this {
    const condition = version === undefined ? {} : { lastUpdateTime: version };
    const reference = database().doc(kind.path(...ids));
    return this.#add((writer) => writer.delete(reference, condition));
  }

  /**
   * Fails the batch when the document is gone, or has changed since `version` was read. Writes nothing to it:
   * its version stays the same and no trigger runs. Not for a document that the batch writes as well, since
   * its version would then differ from the one that was read.
   */
  requireUnchanged<Ids extends string[]>(kind: Located<Ids>, ids: Ids, version: Timestamp): this {
    // The Admin SDK's batches have no operation that only verifies.
    const reference = database().doc(kind.path(...ids));
    const nothing = { [ABSENT_FIELD]: FieldValue.delete() };
    return this.#add((writer) => writer.update(reference, nothing, conditionOf(version)));
  }

  /**
   * Fails the batch when the document is gone, whatever it holds. It is read under the commit's lock, which many may
   * hold at once, and not written: what all who act at a table require is no document that they wait for
   * (docs/decisions/guarded-batches.md).
   */
  requirePresent<Ids extends string[]>(kind: Located<Ids>, ids: Ids): this {
    this.#present.push(database().doc(kind.path(...ids)));
    return this;
  }

  #add(write: (writer: Writer) => unknown): this {
    this.#writes.push(write);
    return this;
  }

  async commit(): Promise<void> {
    if (this.#present.length > 0) return this.#commitWherePresent();
    const batch = database().batch();
    for (const write of this.#writes) write(batch as unknown as Writer);
    await batch.commit();
  }

  async #commitWherePresent(): Promise<void> {
    await database().runTransaction(async (transaction) => {
      const found = await transaction.getAll(...this.#present, { fieldMask: [] });
      if (!found.every(({ exists }) => exists))
        throw new GoneError("a document that must be present is gone");
      for (const write of this.#writes) write(transaction);
    });
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
