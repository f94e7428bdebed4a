import { refuse } from "../../operations/refuse";
import { type InventoryEntry, MAX_QUANTITY, unworn } from "../../sheet/inventory/inventoryEntry";
import { isDeepEqual } from "../../values/isDeepEqual";
import { numberText } from "../../values/text/typedNumber";
import { valueText } from "../../values/text/valueText";

/** Of one entry what goes, and what stays. */
interface Split {
  readonly moved: InventoryEntry;
  /** Undefined where it goes whole. */
  readonly left: InventoryEntry | undefined;
}

/**
 * Takes so many of an entry; without `wanted`, and where its quantity is no whole number (« une poignée »), all of it.
 * Throws `operation-refused` where there are fewer.
 */
export function splitEntry(entry: InventoryEntry, wanted?: number): Split {
  const { quantity } = entry;
  if (wanted === undefined || wanted === quantity || !Number.isInteger(quantity)) {
    return { moved: entry, left: undefined };
  }
  const left = Number(quantity) - wanted;
  if (left < 0)
    refuse(quantity === 0 ? "Il n'en reste plus." : `Il n'en reste que ${numberText(Number(quantity))}.`);
  return { moved: { ...entry, quantity: wanted }, left: { ...entry, quantity: left } };
}

/** What an entry is, however many there are of it and however they are worn. */
function thingOf(entry: InventoryEntry) {
  const { quantity: _, ...thing } = unworn(entry);
  return thing;
}

/** Both as one entry, worn as the first is; undefined for different things, and for what is not counted. */
export function joined(one: InventoryEntry, other: InventoryEntry): InventoryEntry | undefined {
  if (!Number.isInteger(one.quantity) || !Number.isInteger(other.quantity)) return undefined;
  const quantity = Number(one.quantity) + Number(other.quantity);
  if (quantity > MAX_QUANTITY || !isDeepEqual(thingOf(one), thingOf(other))) return undefined;
  return { ...one, quantity };
}

/** The entries with one that comes to them: among those of the same thing, or else at the end, unworn. */
export function withEntry(
  entries: readonly InventoryEntry[],
  entry: InventoryEntry,
): readonly InventoryEntry[] {
  for (const [position, one] of entries.entries()) {
    const both = joined(one, entry);
    if (both) return entries.with(position, both);
  }
  return [...entries, unworn(entry)];
}

/** « Dague », « 2 × Potion de soins », « Farine (une poignée) ». */
export function amountText({ quantity }: Pick<InventoryEntry, "quantity">, name: string): string {
  if (quantity === 1) return name;
  return typeof quantity === "number"
    ? `${numberText(quantity)} × ${name}`
    : `${name} (${valueText(quantity)})`;
}
