import type { InventoryEntry } from "../sheet/inventory/inventoryEntry";

/** An inventory entry with the default of every field that `rest` omits. */
export const inventoryEntryOf = (itemId: string, rest: Partial<InventoryEntry> = {}): InventoryEntry => ({
  itemId,
  quantity: 1,
  equipped: false,
  attuned: false,
  properties: [],
  tags: [],
  ...rest,
});
