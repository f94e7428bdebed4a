import type { UseQueryResult } from "@tanstack/react-query";
import type { AnsweredQuery } from "./useLiveQuery";

/** The lists of several systems as one. */
export interface JoinedLists<Entry> {
  /** What has come so far. */
  readonly entries: readonly Entry[];
  /** Some of them are what this device kept from an earlier visit, until the answer comes. */
  readonly kept: boolean;
  /** Some list is still on its way. */
  readonly loading: boolean;
  /** Some list could not be had; its entries are missing. */
  readonly failed: boolean;
}

/** The same as one query; `data` is there once each list has been answered or has failed. */
type JoinedQuery<Entry> = JoinedLists<Entry> & AnsweredQuery<readonly Entry[]>;

export function joinLists<Entry>(lists: readonly UseQueryResult<Entry[]>[]): JoinedQuery<Entry> {
  const entries = lists.flatMap(({ data }) => data ?? []);
  const loading = lists.some(({ isPending }) => isPending);
  const kept = lists.some(({ isPlaceholderData }) => isPlaceholderData);
  const missing = lists.find(({ isError, data }) => isError && data === undefined);
  return {
    entries,
    kept,
    loading,
    failed: missing !== undefined,
    data: loading || kept ? undefined : entries,
    error: missing?.error ?? null,
    fetchStatus: lists.find(({ fetchStatus }) => fetchStatus !== "idle")?.fetchStatus ?? "idle",
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
