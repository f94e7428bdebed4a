import type { Direction } from "domain/admin/pageQuery";
import { type AuditEntry, auditLog } from "domain/documents/auditEntry";
import type { DocumentKind } from "domain/documents/documentKind";
import { type InviteDocument, invites } from "domain/documents/invite";
import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { type UserDocument, users } from "domain/documents/user";
import { searchKeyOf } from "domain/text/searchKeys";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { positionAt, positionOf } from "./cursor";
import { database, fromSnapshot, type Stored } from "./firestore";

/** A collection that is read a page at a time: by which fields, for each way to sort it. */
interface PagedList<Data extends object, Sort extends string> {
  readonly kind: DocumentKind<Data, [string]>;
  readonly sorts: Readonly<Record<Sort, readonly Extract<keyof Data, string>[]>>;
}

const pagedList = <Data extends object, Sort extends string>(list: PagedList<Data, Sort>) => list;

/**
 * Every list that the admins page through. Each sort, in both directions, searched or not, is a query that production
 * serves from an index only: a test holds this table against firestore.indexes.json. A document without the field that
 * a list is sorted by is not in it.
 */
export const PAGED = {
  users: pagedList<UserDocument, "name" | "email" | "role" | "characterQuota" | "createdAt">({
    kind: users,
    sorts: {
      name: ["nameKey"],
      email: ["email"],
      role: ["role", "nameKey"],
      characterQuota: ["characterQuota", "nameKey"],
      createdAt: ["createdAt"],
    },
  }),
  invites: pagedList<InviteDocument, "createdAt" | "code" | "used">({
    kind: invites,
    sorts: { createdAt: ["createdAt"], code: ["code"], used: ["used", "createdAt"] },
  }),
  inviteRequests: pagedList<InviteRequestDocument, "lastRequestAt" | "email" | "status" | "requestCount">({
    kind: inviteRequests,
    sorts: {
      lastRequestAt: ["lastRequestAt"],
      email: ["email"],
      status: ["status", "lastRequestAt"],
      requestCount: ["requestCount", "lastRequestAt"],
    },
  }),
  auditLog: pagedList<AuditEntry, "at">({ kind: auditLog, sorts: { at: ["at"] } }),
} as const;

/** The field that a search looks into, in each of these lists. */
export const SEARCHED_FIELD = "searchKeys";

/** What is asked of a list; `cursor` is the page's before. */
export interface PageRequest<Sort extends string> {
  search: string;
  sort: Sort;
  direction: Direction;
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Data> {
  rows: Stored<Data>[];
  nextCursor: string | undefined;
  /** Counted for the first page only: a search does not grow while it is paged through, and a count is not free. */
  total: number | undefined;
}

/**
 * One page of a list, from where the page before ended, so that the thousandth costs no more than the first. Reads one
 * document beyond it, to know whether there is a next. Invalid documents are reported and left out. Throws
 * `invalid-input` for a cursor that is none of this list and sort.
 */
export async function readPage<Data extends object, Sort extends string>(
  { kind, sorts }: PagedList<Data, Sort>,
  { search, sort, direction, cursor, limit }: PageRequest<Sort>,
): Promise<Page<Data>> {
  const fields = sorts[sort];
  const key = searchKeyOf(search);
  const every: Query = database().doc(kind.path("any")).parent;
  const found = key === undefined ? every : every.where(SEARCHED_FIELD, "array-contains", key);
  const sorted = fields
    .reduce<Query>((query, field) => query.orderBy(field, direction), found)
    .orderBy(FieldPath.documentId(), direction);
  const begun = cursor === undefined ? sorted : sorted.startAfter(...positionAt(cursor, fields.length));
  const [{ docs }, count] = await Promise.all([
    begun.limit(limit + 1).get(),
    cursor === undefined ? found.count().get() : undefined,
  ]);
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.flatMap((snapshot) => fromSnapshot(kind, snapshot) ?? []),
    nextCursor: docs.length > limit && last !== undefined ? positionOf(last, fields) : undefined,
    total: count?.data().count,
  };
}
