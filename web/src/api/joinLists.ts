import type { UseQueryResult } from "@tanstack/react-query";

/** The lists of several systems as one. */
export interface JoinedLists<Entry> {
  readonly entries: readonly Entry[];
  /** Some list is still on its way. */
  readonly loading: boolean;
  /** Some list could not be had; its entries are missing. */
  readonly failed: boolean;
}

export function joinLists<Entry>(lists: readonly UseQueryResult<Entry[]>[]): JoinedLists<Entry> {
  return {
    entries: lists.flatMap(({ data }) => data ?? []),
    loading: lists.some(({ isPending }) => isPending),
    failed: lists.some(({ isError, data }) => isError && data === undefined),
  };
}
