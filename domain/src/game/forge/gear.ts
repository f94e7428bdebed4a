import type { Item } from "../../sheet/equipment/item";
import { isArmor, isWeapon } from "../../sheet/equipment/itemKind";
import { addItem, inventoryBody } from "../../sheet/inventory/editInventory";
import type { Inventory, InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { someOf } from "./chance";
import type { GearLine } from "./draftFields";

const findItem = (items: readonly Item[], itemId: string): Item | undefined =>
  items.find(({ id }) => id === itemId);

const addLine = (
  entries: readonly InventoryEntry[],
  { quantity }: GearLine,
  item: Item | undefined,
): readonly InventoryEntry[] => {
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

/** An inventory of a game's official items, with armour and weapons equipped. */
export function packGear(items: readonly Item[], lines: readonly GearLine[]): Inventory {
  const entries = lines.reduce<readonly InventoryEntry[]>(
    (all, line) => addLine(all, line, findItem(items, line.itemId)),
    [],
  );
  return inventoryBody(
    entries.map((entry) => {
      const item = findItem(items, entry.itemId);
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
export function gearCost(items: readonly Item[], lines: readonly GearLine[]): number {
  return lines.reduce(
    (sum, { itemId, quantity }) => sum + (findItem(items, itemId)?.cost?.value ?? 0) * quantity,
    0,
  );
}

/** Three random items. */
export const fewThings = (items: readonly Item[], source: RandomUint32): GearLine[] =>
  someOf(items, 3, source).map(({ id }) => ({ itemId: id, quantity: 1 }));
