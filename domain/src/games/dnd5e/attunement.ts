import type { CarriedItem } from "../../sheet/inventory/tabs";

/** How many magic items one is attuned to at a time. */
const MOST = 3;

/** Nothing is undone: the books have exceptions, and a table its own. */
export function attunedTooMany(carried: readonly CarriedItem[]): readonly string[] {
  const count = carried.filter(({ entry }) => entry.attuned).length;
  return count > MOST ? [`${count} objets liés, ${MOST} au plus.`] : [];
}
