import type { DocumentKind, ReadableKind } from "domain/documents/documentKind";
import { AggregateField, type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import {
  type Changes,
  changesToFirestore,
  database,
  documentToFirestore,
  fromSnapshot,
  isDocumentId,
  requireValid,
  type Stored,
} from "./firestore";

/**
 * Isolated reads and writes, for decisions that depend on several documents or on their number. All reads
 * come before the first write.
 */
export class StoreTransaction {
  readonly #transaction: Transaction;

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** The document, or undefined when it is absent or has an impossible id. Throws `document-invalid`. */
  async read<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ...ids: Ids
  ): Promise<Stored<Data> | undefined> {
    if (!ids.every(isDocumentId)) return undefined;
    return requireValid(kind, await this.#transaction.get(database().doc(kind.path(...ids))));
  }

  /** The same, but a document that its schema does not allow is logged and counts as absent. */
  async readIfValid<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ...ids: Ids
  ): Promise<Stored<Data> | undefined> {
    if (!ids.every(isDocumentId)) return undefined;
    return fromSnapshot(kind, await this.#transaction.get(database().doc(kind.path(...ids))));
  }

  /** The value of this field in each document that the query finds, as Firestore stores it. */
  async fieldOfEach(query: Query, field: string): Promise<unknown[]> {
    const { docs } = await this.#transaction.get(query);
    return docs.map((snapshot) => snapshot.get(field));
  }

  /** As `fieldOfEach`, of a moment: epoch milliseconds; where there is none, the far future. */
  async momentOfEach(query: Query, field: string): Promise<number[]> {
    const values = await this.fieldOfEach(query, field);
    return values.map((value) => (value instanceof Timestamp ? value.toMillis() : Number.POSITIVE_INFINITY));
  }

  async count(query: Query): Promise<number> {
    return (await this.#transaction.get(query.count())).data().count;
  }

  /** The sum of a number over the documents that the query finds. */
  async sum(query: Query, field: string): Promise<number> {
    const snapshot = await this.#transaction.get(query.aggregate({ total: AggregateField.sum(field) }));
    return snapshot.data().total;
  }

  /** The valid documents that the query finds; invalid ones are logged and left as they are. */
  async readEach<Data extends object>(kind: ReadableKind<Data>, query: Query): Promise<Stored<Data>[]> {
    const { docs } = await this.#transaction.get(query);
    return docs.flatMap((snapshot) => fromSnapshot(kind, snapshot) ?? []);
  }

  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    this.#transaction.create(database().doc(kind.path(...ids)), documentToFirestore(kind, data));
    return this;
  }

  /** Writes the document, replacing one that exists. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    this.#transaction.set(database().doc(kind.path(...ids)), documentToFirestore(kind, data));
    return this;
  }

  update<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    changes: Changes<Data>,
  ): this {
    this.#transaction.update(database().doc(kind.path(...ids)), changesToFirestore(kind, changes));
    return this;
  }

  /** An absent document is no failure. */
  delete<Ids extends string[]>(kind: Pick<DocumentKind<object, Ids>, "path">, ids: Ids): this {
    this.#transaction.delete(database().doc(kind.path(...ids)));
    return this;
  }
}

/**
 * What the emulator answers to a read of a transaction that lost to another one. Production answers ABORTED there, which
 * the SDK tries again by itself.
 */
const isClosed = (error: unknown): boolean => /transaction is invalid or closed/i.test(String(error));
const MAX_CLOSED = 3;

/** Runs `work` again, from its first read, when another writer caused a conflict. */
export async function inTransaction<Result>(
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  for (let closed = 0; ; closed++) {
    try {
      return await database().runTransaction((transaction) => work(new StoreTransaction(transaction)), {
        maxAttempts: 10,
      });
    } catch (error) {
      if (!isClosed(error) || closed === MAX_CLOSED) throw error;
    }
  }
}
