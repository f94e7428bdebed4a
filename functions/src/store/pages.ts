import { type AuditEntry, auditLog } from "domain/documents/auditEntry";
import type { DocumentKind } from "domain/documents/documentKind";
import { type InviteDocument, invites } from "domain/documents/invite";
import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { type UserDocument, users } from "domain/documents/user";
import { normaliseEmail } from "domain/members/account/email";
import type { Direction } from "domain/members/admin/pageQuery";
import { normaliseInviteCode } from "domain/values/inviteCode";
import { foldText } from "domain/values/text/foldText";
import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { comparePositions, positionAt, positionOf, writePosition } from "./cursor";
import { database, fromSnapshot, type Stored } from "./firestore";

/** A collection that is read by pages. */
interface PagedList<Data extends object, Sort extends string> {
  readonly kind: DocumentKind<Data, [string]>;
  /** The fields of each sort order. */
  readonly sorts: Readonly<Record<Sort, readonly Extract<keyof Data, string>[]>>;
  /**
   * The fields that a search looks at, each with the function that converts what was typed to the form stored
   * there.
   */
  readonly searched: Readonly<Record<string, (typed: string) => string>>;
}

const pagedList = <Data extends object, Sort extends string>(list: PagedList<Data, Sort>) => list;

/**
 * Every list that admins read by pages. In production each sort needs an index: a test compares this table
 * with firestore.indexes.json. Documents that lack a sorted field are not in the list.
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
    searched: { nameKey: foldText, surnameKey: foldText, email: normaliseEmail },
  }),
  invites: pagedList<InviteDocument, "createdAt" | "code" | "used">({
    kind: invites,
    sorts: { createdAt: ["createdAt"], code: ["code"], used: ["used", "createdAt"] },
    searched: {
      code: normaliseInviteCode,
      noteKey: foldText,
      usedByKey: foldText,
      "usedBy.email": normaliseEmail,
    },
  }),
  inviteRequests: pagedList<InviteRequestDocument, "lastRequestAt" | "email" | "status" | "requestCount">({
    kind: inviteRequests,
    sorts: {
      lastRequestAt: ["lastRequestAt"],
      email: ["email"],
      status: ["status", "lastRequestAt"],
      requestCount: ["requestCount", "lastRequestAt"],
    },
    searched: { email: normaliseEmail },
  }),
  auditLog: pagedList<AuditEntry, "at">({
    kind: auditLog,
    sorts: { at: ["at"] },
    searched: { actorKey: foldText, targetKey: foldText },
  }),
} as const;

/** Which page to read; `cursor` is the `nextCursor` of the previous page. */
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
  /** Given for the first page only, since counting costs reads. */
  total: number | undefined;
  isPartial: boolean | undefined;
}

/** The documents of one page, plus one more if there is a next page. */
interface Slice {
  docs: readonly QueryDocumentSnapshot[];
  total: number | undefined;
  isPartial?: boolean;
}

/**
 * One page of a list. Invalid documents are logged and left out. Throws `invalid-input` for a cursor of
 * another list or sort order.
 */
export async function readPage<Data extends object, Sort extends string>(
  list: PagedList<Data, Sort>,
  request: PageRequest<Sort>,
): Promise<Page<Data>> {
  const { limit } = request;
  const fields = list.sorts[request.sort];
  const { docs, total, isPartial } =
    request.search.trim() === ""
      ? await wholeList(list, fields, request)
      : await searchedList(list, fields, request);
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.flatMap((snapshot) => fromSnapshot(list.kind, snapshot) ?? []),
    nextCursor:
      docs.length > limit && last !== undefined ? writePosition(positionOf(last, fields)) : undefined,
    total: request.cursor === undefined ? total : undefined,
    isPartial,
  };
}

const collectionOf = ({ kind }: { kind: { path: (id: string) => string } }): Query =>
  database().doc(kind.path("any")).parent;

/** Starts where the previous page ended, so that every page costs the same. */
async function wholeList<Data extends object>(
  list: PagedList<Data, string>,
  fields: readonly string[],
  { direction, cursor, limit }: PageRequest<string>,
): Promise<Slice> {
  const every = collectionOf(list);
  const sorted = fields
    .reduce((query, field) => query.orderBy(field, direction), every)
    .orderBy(FieldPath.documentId(), direction);
  const begun = cursor === undefined ? sorted : sorted.startAfter(...positionAt(cursor, fields.length));
  const [{ docs }, count] = await Promise.all([
    begun.limit(limit + 1).get(),
    cursor === undefined ? every.count().get() : undefined,
  ]);
  return { docs, total: count?.data().count };
}

/** Search results beyond this are cut: an admin who gets too many types more. */
const MAX_FOUND = 300;

/**
 * The documents in which any searched field begins with the typed text. To search by one field and sort by
 * another, Firestore would need an index for each pair and direction, so the results are sorted in memory; a
 * search with too many results is cut and marked as partial. Costs a read per document and field found.
 */
async function searchedList<Data extends object>(
  list: PagedList<Data, string>,
  fields: readonly string[],
  { search, direction, cursor, limit }: PageRequest<string>,
): Promise<Slice> {
  const lists = await Promise.all(
    Object.entries(list.searched).map(([field, spell]) =>
      beginningWith(collectionOf(list), field, spell(search)),
    ),
  );
  const found = [...new Map(lists.flat().map((snapshot) => [snapshot.id, snapshot])).values()];
  const sense = direction === "asc" ? 1 : -1;
  const rows = found
    .map((snapshot) => ({ snapshot, position: positionOf(snapshot, fields) }))
    .sort((a, b) => sense * comparePositions(a.position, b.position))
    .slice(0, MAX_FOUND);
  const start = cursor === undefined ? undefined : positionAt(cursor, fields.length);
  const after = rows.filter(
    ({ position }) => start === undefined || sense * comparePositions(position, start) > 0,
  );
  return {
    docs: after.slice(0, limit + 1).map(({ snapshot }) => snapshot),
    total: rows.length,
    isPartial: lists.some((one) => one.length > MAX_FOUND) || found.length > MAX_FOUND || undefined,
  };
}

/** Sorts after every text that begins with the same characters. */
const LAST = "\uf8ff";

async function beginningWith(
  every: Query,
  field: string,
  beginning: string,
): Promise<QueryDocumentSnapshot[]> {
  if (beginning === "") return [];
  const { docs } = await every
    .where(field, ">=", beginning)
    .where(field, "<", beginning + LAST)
    .orderBy(field)
    .limit(MAX_FOUND + 1)
    .get();
  return docs;
}
