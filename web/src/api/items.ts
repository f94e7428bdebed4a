import { useQueries, useQuery } from "@tanstack/react-query";
import { listItems } from "domain/api/items";
import type { Item } from "domain/equipment/item";
import { normaliseItems } from "domain/equipment/normaliseItem";
import { batchItemIds } from "domain/inventory/itemIds";
import type { SystemId } from "domain/systems/systemIds";
import { useMemo } from "react";
import { call } from "../http/call";
import { useMember } from "../session/SessionProvider";
import { joinLists } from "./joinLists";
import { queryKeys } from "./keys";

/**
 * The official items are code: a chunk of their own, loaded with the first inventory and kept for good. It is asked for
 * offline too, where the browser may have kept it.
 */
export function useCatalogueQuery(enabled = true) {
  return useQuery({
    queryKey: queryKeys.catalogue,
    queryFn: () => import("domain/systems/catalogue"),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

const NONE: readonly Item[] = [];

export interface ItemsById {
  readonly items: readonly Item[];
  readonly loading: boolean;
  readonly failed: boolean;
}

/** The items of these ids: official ones from the code, the others asked for in batches of ten (product §9). */
export function useItemsQuery(system: SystemId, ids: readonly string[]): ItemsById {
  const { uid } = useMember();
  const catalogue = useCatalogueQuery(ids.length > 0);
  const find = catalogue.data?.findOfficialItem;
  const official = useMemo(() => (find ? ids.flatMap((id) => find(id) ?? []) : NONE), [find, ids]);
  const known = new Set(official.map(({ id }) => id));
  const asked = catalogue.isPending ? [] : ids.filter((id) => !known.has(id));
  const { entries, loading, failed } = useQueries({
    queries: batchItemIds(asked).map((batch) => ({
      queryKey: queryKeys.items(uid, system, batch),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        normaliseItems(
          await call(
            listItems,
            { query: { ids: batch.join(","), system, includeOfficial: "false", includeHomebrew: "all" } },
            { signal },
          ),
        ),
    })),
    combine: joinLists,
  });
  const items = useMemo(() => [...official, ...entries], [official, entries]);
  return {
    items,
    loading: (ids.length > 0 && catalogue.isPending) || loading,
    failed: catalogue.isError || failed,
  };
}

/** All the items that can be added to an inventory of this game: the official ones and one's own and one's table's. */
export function useHomebrewQuery(system: SystemId) {
  const { uid } = useMember();
  return useQuery({
    queryKey: queryKeys.homebrew(uid, system),
    queryFn: async ({ signal }) =>
      normaliseItems(
        await call(
          listItems,
          { query: { system, includeOfficial: "false", includeHomebrew: "all" } },
          { signal },
        ),
      ),
  });
}
