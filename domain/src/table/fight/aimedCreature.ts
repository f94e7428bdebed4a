import type { InitiativeEntry } from "../../documents/initiativeState";
import type { RollDocument } from "../../documents/roll";
import { publicName } from "../initiative/publicOrder";

/**
 * The id, in the MJ's order, of the creature that a roll is aimed at: by its name, since the number that members know it
 * by changes with what is hidden. Undefined when nobody of the order has that name, or several have it.
 */
export function aimedCreature(
  order: readonly Pick<InitiativeEntry, "id" | "name" | "kind">[],
  { name, kind }: Pick<NonNullable<RollDocument["target"]>, "name" | "kind">,
): string | undefined {
  if (kind !== "creature") return undefined;
  const named = order.filter((entry) => entry.kind === "creature" && publicName(entry.name) === name);
  return named.length === 1 ? named[0]?.id : undefined;
}
