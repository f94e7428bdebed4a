import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import type { Item } from "domain/sheet/equipment/item";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { useItemsQuery } from "../../api/items";

/** The items that a character wears, which count in its rolls. `loading`: what it rolls is not known yet. */
export function useWornItems(
  system: SystemId,
  raw: unknown,
): { readonly items: readonly Item[]; readonly loading: boolean } {
  const ids = useMemo(() => normaliseCharacter(raw).equippedItemIds, [raw]);
  return useItemsQuery(system, ids);
}
