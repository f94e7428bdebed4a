import { type AdminInviteRequest, listInviteRequests } from "domain/api/admin";
import { type PagedList, usePagedList } from "../../../api/usePagedList";
import { call } from "../../../http/call";
import { type LiveInviteRequest, useIncomingInviteRequests } from "../../../live/inviteRequests";
import { dataOf } from "../../../live/liveSource";

export type RequestSort = "lastRequestAt" | "email" | "status" | "requestCount";
export type RequestList = PagedList<AdminInviteRequest, RequestSort>;

/** The requests a page at a time, with what arrives and changes meanwhile. */
export function useInviteRequests(): RequestList {
  const list = usePagedList<AdminInviteRequest, RequestSort>(
    "inviteRequests",
    { sort: "lastRequestAt", direction: "desc" },
    async (query, signal) => {
      const { requests, ...page } = await call(listInviteRequests, { query }, { signal });
      return { rows: requests, ...page };
    },
  );
  const live = dataOf(useIncomingInviteRequests()) ?? [];
  if (list.rows === undefined) return list;
  const current = new Map(live.map((request) => [request.id, asListed(request)]));
  const rows = list.rows.map((row) => latest(row, current.get(row.id)));
  if (!isNewestFirst(list)) return { ...list, rows };
  const arrived = arrivals(rows, [...current.values()]);
  const all = [...rows, ...arrived].toSorted((a, b) => b.lastRequestAt - a.lastRequestAt);
  return { ...list, rows: all, total: list.total === undefined ? undefined : list.total + arrived.length };
}

/** What an act answered may be ahead of the listener, and the other way round. */
const latest = (row: AdminInviteRequest, live: AdminInviteRequest | undefined): AdminInviteRequest =>
  live !== undefined && live.updatedAt >= row.updatedAt ? live : row;

/** Where something new belongs at the top: elsewhere it would stand out of order. */
const isNewestFirst = ({ search, sorting, hasPrevious }: RequestList) =>
  search.trim() === "" && !hasPrevious && sorting.sort === "lastRequestAt" && sorting.direction === "desc";

/** What is not on the first page though it is newer than the page's last row. */
function arrivals(
  rows: readonly AdminInviteRequest[],
  live: readonly AdminInviteRequest[],
): AdminInviteRequest[] {
  const shown = new Set(rows.map(({ id }) => id));
  const oldest = rows.at(-1)?.lastRequestAt ?? 0;
  return live.filter(({ id, lastRequestAt }) => !shown.has(id) && lastRequestAt > oldest);
}

/** The document as the API lists it. */
function asListed({
  processedBy,
  parentId: _,
  pending: _pending,
  ...request
}: LiveInviteRequest): AdminInviteRequest {
  return { ...request, processedByName: processedBy?.name, processedByEmail: processedBy?.email };
}
