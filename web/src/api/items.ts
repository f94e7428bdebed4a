import { useQueries, useQuery } from "@tanstack/react-query";
import { listItems } from "domain/api/items";
import type { Item } from "domain/sheet/equipment/item";
import { normaliseItems } from "domain/sheet/equipment/normaliseItem";
import { batchItemIds } from "domain/sheet/inventory/itemIds";
import type { SystemId } from "domain/values/systemIds";
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
    queryFn: () => import("domain/games/catalogue"),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

const NONE: readonly Item[] = [];

/** 2,000 items: beyond, those of other members are left out; one's own come first. */
const MAX_PAGES = 40;

interface WantedHomebrew {
  ids?: string;
  system: SystemId;
}

async function readHomebrewPage(wanted: WantedHomebrew, cursor: string, signal: AbortSignal) {
  const query = { ...wanted, includeOfficial: "false", includeHomebrew: "all", cursor };
  const answer = await call(listItems, { query }, { signal });
  return Array.isArray(answer) ? { items: answer, nextCursor: undefined } : answer;
}

/** The homebrew items that the server lists, page after page. */
export async function readHomebrew(wanted: WantedHomebrew, signal: AbortSignal): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined = "";
  for (let page = 0; cursor !== undefined && page < MAX_PAGES; page += 1) {
    const { items, nextCursor }: Awaited<ReturnType<typeof readHomebrewPage>> = await readHomebrewPage(
      wanted,
      cursor,
      signal,
    );
    found.push(...normaliseItems(items));
    cursor = nextCursor;
  }
  return found;
}

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
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readHomebrew({ ids: batch.join(","), system }, signal),
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
    queryFn: ({ signal }) => readHomebrew({ system }, signal),
  });
}
