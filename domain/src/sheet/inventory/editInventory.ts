import { readText } from "../../values/reading/values";
import { isSystemId } from "../../values/systemIds";
import { readNumber } from "../../values/text/readNumber";
import type { Item } from "../equipment/item";
import { type ItemFacts, readItemFacts } from "../equipment/itemFacts";
import { type Inventory, type InventoryEntry, inventoryOf, readQuantity } from "./inventoryEntry";

/**
 * The inventory editor (product §4): each function returns a new list of entries and does not change its
 * argument. Entries are addressed by index, since two of them may hold the same item. An unused index changes
 * nothing.
 */
type Entries = readonly InventoryEntry[];

/** A copy of the character's entries for the editor. */
export function copyEntries(entries: Entries): InventoryEntry[] {
  return entries.map((entry) => ({ ...entry }));
}

const changeEntry = (
  entries: Entries,
  position: number,
  change: (entry: InventoryEntry) => Partial<InventoryEntry>,
): Entries => entries.map((entry, index) => (index === position ? { ...entry, ...change(entry) } : entry));

export function toggleEquipped(entries: Entries, position: number): Entries {
  return changeEntry(entries, position, ({ equipped }) => ({ equipped: !equipped }));
}

export function toggleAttuned(entries: Entries, position: number): Entries {
  return changeEntry(entries, position, ({ attuned }) => ({ attuned: !attuned }));
}

export function removeEntry(entries: Entries, position: number): Entries {
  return entries.filter((_, index) => index !== position);
}

/**
 * A number, a numeric text or other text; numbers are at least 0. An empty text stays until the save makes it
 * 1.
 */
export function changeQuantity(entries: Entries, position: number, quantity: number | string): Entries {
  const isBlank = typeof quantity === "string" && quantity.trim() === "";
  return changeEntry(entries, position, () => ({ quantity: isBlank ? "" : readQuantity(quantity) }));
}

/** The name as typed; the save trims it, and removes an empty one. */
export function renameEntry(entries: Entries, position: number, customName: string): Entries {
  return changeEntry(entries, position, () => ({ customName }));
}

export function changeNotes(entries: Entries, position: number, notes: string): Entries {
  return changeEntry(entries, position, () => ({ notes }));
}

/** The fields of an item to store with an entry, for when the item can no longer be loaded. */
export const snapshotOf = (item: Item): ItemFacts => {
  const { name, description, category, rarity, damage, properties } = item;
  return readItemFacts({ name, description, category, rarity, damage, properties });
};

const increment = ({ quantity }: InventoryEntry): Partial<InventoryEntry> => ({
  quantity: readQuantity((readNumber(quantity) ?? 0) + 1),
});

/** So many of an item, as they come into an inventory. */
export function entryOfItem(item: Item, quantity = 1): InventoryEntry {
  const [itemSystem] = item.systems;
  return {
    itemId: item.id,
    ...(isSystemId(itemSystem) && { itemSystem }),
    ...{ quantity, equipped: false, attuned: false },
    ...{ snapshot: snapshotOf(item), properties: [], tags: [] },
  };
}

/**
 * Product §4: increments the quantity of an item that is there already (to 1 if it is a text), else adds an
 * entry of one.
 */
export function addItem(entries: Entries, item: Item): Entries {
  const position = entries.findIndex(({ itemId }) => itemId === item.id);
  if (position >= 0) return changeEntry(entries, position, increment);
  return [...entries, entryOfItem(item)];
}

const savedEntry = ({ customName, notes, quantity, ...entry }: InventoryEntry): InventoryEntry => {
  const name = readText(customName);
  const savedNotes = notes?.trim();
  return {
    ...entry,
    quantity: readQuantity(quantity),
    ...(name !== undefined && { customName: name }),
    ...(savedNotes && { notes: savedNotes }),
  };
};

/** Product §7: the body of a save, `{ inventoryItems, equippedItemIds, attunedItemIds }`. */
export function inventoryBody(entries: Entries): Inventory {
  return inventoryOf(entries.map(savedEntry));
}

/** Whether saving would change anything, for the unsaved-changes prompt. */
export function isInventoryDirty(saved: Entries, edited: Entries): boolean {
  return JSON.stringify(inventoryBody(saved)) !== JSON.stringify(inventoryBody(edited));
}
