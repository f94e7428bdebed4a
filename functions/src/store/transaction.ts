import type { DocumentKind } from "domain/documents/documentKind";
import type { Query, Transaction } from "firebase-admin/firestore";
import {
  type Changes,
  changesToFirestore,
  database,
  fromSnapshot,
  isDocumentId,
  type Stored,
  toFirestore,
} from "./firestore";

/**
 * Reads and writes that happen as if nobody else were there, for decisions that rest on several documents or on how
 * many there are. All reads come before the first write.
 */
export class StoreTransaction {
  readonly #transaction: Transaction;

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  async read<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ...ids: Ids
  ): Promise<Stored<Data> | undefined> {
    if (!ids.every(isDocumentId)) return undefined;
    return fromSnapshot(kind, await this.#transaction.get(database().doc(kind.path(...ids))));
  }

  /** Of each document that the query finds, this field as Firestore keeps it. */
  async fieldOfEach(query: Query, field: string): Promise<unknown[]> {
    const { docs } = await this.#transaction.get(query);
    return docs.map((snapshot) => snapshot.get(field));
  }

  create<Data extends object, Ids extends string[]>(
    kind: DocumentKind<Data, Ids>,
    ids: Ids,
    data: Data,
  ): this {
    this.#transaction.create(database().doc(kind.path(...ids)), toFirestore(kind, data));
    return this;
  }

  /** Writes the document whatever stood there. */
  set<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): this {
    this.#transaction.set(database().doc(kind.path(...ids)), toFirestore(kind, data));
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
}

/** Runs `work` again from its first read when another writer came in between. */
export const inTransaction = <Result>(
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> =>
  database().runTransaction((transaction) => work(new StoreTransaction(transaction)), { maxAttempts: 10 });
