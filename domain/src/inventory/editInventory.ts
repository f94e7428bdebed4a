import type { Item } from "../equipment/item";
import { type ItemFacts, readItemFacts } from "../equipment/itemFacts";
import { readText } from "../reading/values";
import { isSystemId } from "../systems/systemIds";
import { readNumber } from "../text/readNumber";
import { type Inventory, type InventoryEntry, inventoryOf, readQuantity } from "./inventoryEntry";

/**
 * The inventory editor (product §4): each function gives the next list of entries and leaves the one it was given alone.
 * Entries are meant by their position, since two of them may hold the same item. A position that holds none changes
 * nothing.
 */
type Entries = readonly InventoryEntry[];

/** What the editor works on: the character's entries, none of which it can change by accident. */
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

/** A number, a numeric text or words; numbers stop at 0. A field left blank stays blank until the save makes it 1. */
export function changeQuantity(entries: Entries, position: number, quantity: number | string): Entries {
  const isBlank = typeof quantity === "string" && quantity.trim() === "";
  return changeEntry(entries, position, () => ({ quantity: isBlank ? "" : readQuantity(quantity) }));
}

/** The name as it is typed; the save trims it, and a blank one is none. */
export function renameEntry(entries: Entries, position: number, customName: string): Entries {
  return changeEntry(entries, position, () => ({ customName }));
}

export function changeNotes(entries: Entries, position: number, notes: string): Entries {
  return changeEntry(entries, position, () => ({ notes }));
}

/** What is remembered of an item, for the day when it can no longer be loaded. */
const snapshotOf = (item: Item): ItemFacts => {
  const { name, description, category, rarity, damage, properties } = item;
  return readItemFacts({ name, description, category, rarity, damage, properties });
};

const increment = ({ quantity }: InventoryEntry): Partial<InventoryEntry> => ({
  quantity: readQuantity((readNumber(quantity) ?? 0) + 1),
});

/** Product §4: one more of an item that is there already (1 where its quantity is words), else a new entry of one. */
export function addItem(entries: Entries, item: Item): Entries {
  const position = entries.findIndex(({ itemId }) => itemId === item.id);
  if (position >= 0) return changeEntry(entries, position, increment);
  const [itemSystem] = item.systems;
  const added: InventoryEntry = {
    itemId: item.id,
    ...(isSystemId(itemSystem) && { itemSystem }),
    quantity: 1,
    equipped: false,
    attuned: false,
    snapshot: snapshotOf(item),
    properties: [],
    tags: [],
  };
  return [...entries, added];
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

/** Product §7: what a save puts, `{ inventoryItems, equippedItemIds, attunedItemIds }`. */
export function inventoryBody(entries: Entries): Inventory {
  return inventoryOf(entries.map(savedEntry));
}

/** Whether saving these would change anything: what the unsaved-change guard asks. */
export function isInventoryDirty(saved: Entries, edited: Entries): boolean {
  return JSON.stringify(inventoryBody(saved)) !== JSON.stringify(inventoryBody(edited));
}
