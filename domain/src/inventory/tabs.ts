import type { Item } from "../equipment/item";
import { isArmor } from "../equipment/itemKind";
import { type ResolvedItem, resolveItem } from "../equipment/resolveItem";
import type { SystemId } from "../systems/systemIds";
import type { InventoryEntry } from "./inventoryEntry";

/** Product §2: the inventory tabs, in their order. */
export const INVENTORY_TABS = ["equipped", "bag", "armor"] as const;
export type InventoryTab = (typeof INVENTORY_TABS)[number];

export const INVENTORY_TAB_LABELS: Readonly<Record<InventoryTab, string>> = {
  equipped: "Équipé",
  bag: "Sac",
  armor: "Armure",
};

/** An entry and the item it holds, as this character sees it. */
export interface CarriedItem {
  readonly entry: InventoryEntry;
  readonly item: ResolvedItem;
}

/** The entries of an inventory with their items, those that could not be loaded as their snapshot shows them. */
export function carriedItems(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): CarriedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return entries.map((entry) => ({ entry, item: resolveItem(entry, byId.get(entry.itemId), system) }));
}

/**
 * The three tabs. Whatever is carried is either equipped or in the bag; the armour tab shows armour and shields once
 * more, worn or not, since that is where one looks for them.
 */
export function inventoryTabs(carried: readonly CarriedItem[]): Record<InventoryTab, CarriedItem[]> {
  return {
    equipped: carried.filter(({ entry }) => entry.equipped),
    bag: carried.filter(({ entry }) => !entry.equipped),
    armor: carried.filter(({ item }) => isArmor(item)),
  };
}

/** Product §2: the first tab that is not empty, else the first; for action tabs and inventory tabs alike. */
export function defaultTab<Tab extends string>(
  order: readonly [Tab, ...Tab[]],
  contents: Readonly<Record<Tab, readonly unknown[]>>,
): Tab {
  return order.find((tab) => contents[tab].length > 0) ?? order[0];
}
