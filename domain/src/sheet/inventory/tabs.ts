import type { SystemId } from "../../values/systemIds";
import type { Item } from "../equipment/item";
import { isArmor } from "../equipment/itemKind";
import { type ResolvedItem, resolveItem } from "../equipment/resolveItem";
import type { InventoryEntry } from "./inventoryEntry";

/** Product §2: the inventory tabs, in order. */
export const INVENTORY_TABS = ["equipped", "bag", "armor"] as const;
export type InventoryTab = (typeof INVENTORY_TABS)[number];

export const INVENTORY_TAB_LABELS: Readonly<Record<InventoryTab, string>> = {
  equipped: "Équipé",
  bag: "Sac",
  armor: "Armure",
};

/** An entry with its item, as it is for this character. */
export interface CarriedItem {
  readonly entry: InventoryEntry;
  readonly item: ResolvedItem;
}

/**
 * The entries of an inventory with their items; items that could not be loaded are read from their snapshot.
 */
export function carriedItems(
  entries: readonly InventoryEntry[],
  items: readonly Item[],
  system: SystemId,
): CarriedItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return entries.map((entry) => ({ entry, item: resolveItem(entry, byId.get(entry.itemId), system) }));
}

/**
 * The three tabs. Each entry is either equipped or not; armour and shields are also in the armour tab,
 * equipped or not.
 */
export function inventoryTabs(carried: readonly CarriedItem[]): Record<InventoryTab, CarriedItem[]> {
  return {
    equipped: carried.filter(({ entry }) => entry.equipped),
    bag: carried.filter(({ entry }) => !entry.equipped),
    armor: carried.filter(({ item }) => isArmor(item)),
  };
}

/** Product §2: the first tab that is not empty, else the first one; for action tabs and inventory tabs. */
export function defaultTab<Tab extends string>(
  order: readonly [Tab, ...Tab[]],
  contents: Readonly<Record<Tab, readonly unknown[]>>,
): Tab {
  return order.find((tab) => contents[tab].length > 0) ?? order[0];
}
