import type { GearLine } from "../../game/forge/draftFields";
import { findOfficialItem } from "../../games/catalogue";
import type { Item } from "../../sheet/equipment/item";
import { isArmor, isWeapon } from "../../sheet/equipment/itemKind";
import { addItem, inventoryBody } from "../../sheet/inventory/editInventory";
import type { Inventory, InventoryEntry } from "../../sheet/inventory/inventoryEntry";

const addLine = (entries: readonly InventoryEntry[], { itemId, quantity }: GearLine) => {
  const item = findOfficialItem(itemId);
  if (item === undefined) return entries;
  return Array.from({ length: quantity }).reduce<readonly InventoryEntry[]>(
    (all) => addItem(all, item),
    entries,
  );
};

const isReady = (item: Item): boolean => {
  const described = { ...item, damage: item.damage, armorClass: item.armorClass };
  return isArmor(described) || isWeapon(described);
};

/** An inventory of official items, with armour and weapons equipped. */
export function packGear(lines: readonly GearLine[]): Inventory {
  const entries = lines.reduce<readonly InventoryEntry[]>(addLine, []);
  return inventoryBody(
    entries.map((entry) => {
      const item = findOfficialItem(entry.itemId);
      return { ...entry, equipped: item !== undefined && isReady(item) };
    }),
  );
}

/** One more or one fewer of an item; with a quantity of 0 its line is removed. */
export function changeGear(lines: readonly GearLine[], itemId: string, by: 1 | -1): GearLine[] {
  const line = lines.find((one) => one.itemId === itemId);
  if (line === undefined) return by === 1 ? [...lines, { itemId, quantity: 1 }] : [...lines];
  const quantity = Math.min(99, line.quantity + by);
  return lines.flatMap((one) => {
    if (one.itemId !== itemId) return [one];
    return quantity === 0 ? [] : [{ itemId, quantity }];
  });
}

export const gearQuantity = (lines: readonly GearLine[], itemId: string): number =>
  lines.find((line) => line.itemId === itemId)?.quantity ?? 0;

/** The total cost, in the currency of the game; items without a price cost nothing. */
export function gearCost(lines: readonly GearLine[]): number {
  return lines.reduce(
    (sum, { itemId, quantity }) => sum + (findOfficialItem(itemId)?.cost?.value ?? 0) * quantity,
    0,
  );
}
