import type { Item } from "domain/sheet/equipment/item";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useMemo } from "react";
import { useCatalogueQuery, useHomebrewQuery } from "./items";

/** Product §8. */
const FAILURE = "Impossible de charger la liste des objets disponibles.";

export interface AvailableItems {
  readonly items: readonly Item[];
  /** Those that hold every word, the best first; all of them for a blank query. */
  readonly search: (query: string) => readonly Item[];
  readonly loading: boolean;
  /** What could not be loaded is missing from the list; the rest can still be chosen. */
  readonly problem: string | undefined;
}

const NONE: readonly Item[] = [];

/** The official items of a game, and the homebrew of oneself and one's tables. */
export function useAvailableItems(system: SystemId): AvailableItems {
  const catalogue = useCatalogueQuery();
  const homebrew = useHomebrewQuery(system);
  const items = useMemo(
    () => [...(homebrew.data ?? NONE), ...(catalogue.data?.officialItems(system) ?? NONE)],
    [homebrew.data, catalogue.data, system],
  );
  const searchItems = catalogue.data?.searchItems;
  const search = useCallback(
    (query: string) => (searchItems ? searchItems(items, query) : items),
    [searchItems, items],
  );
  return {
    items,
    search,
    loading: catalogue.isPending || homebrew.isPending,
    problem: catalogue.isError || homebrew.isError ? FAILURE : undefined,
  };
}
