import { plural } from "../../../values/text/plural";
import type { Dnd5eLimits } from "./limits";
import { resourcesOf } from "./resources";
import { slotsLeft } from "./slots";
import { type Dnd5eState, SLOT_KEYS, type SlotKey } from "./state";

const slotName = (key: SlotKey, count: number): string => {
  const slots = plural(count, "emplacement", "emplacements");
  return key === "pact" ? `${slots} de pacte` : `${slots} de niveau ${key}`;
};

/** What a rest gave back beside what its events say: `"+2 emplacements de niveau 1"`, `"Rages : +1"`. */
export function restGains(before: Dnd5eState, after: Dnd5eState, limits: Dnd5eLimits): string[] {
  const slots = SLOT_KEYS.flatMap((key) => {
    const gained = slotsLeft(after, limits, key) - slotsLeft(before, limits, key);
    return gained > 0 ? [`+${gained} ${slotName(key, gained)}`] : [];
  });
  const left = new Map(resourcesOf(before, limits).map((one) => [one.id, one.left]));
  const resources = resourcesOf(after, limits).flatMap(({ id, name, left: now }) => {
    const gained = now - (left.get(id) ?? now);
    return gained > 0 ? [`${name} : +${gained}`] : [];
  });
  return [...slots, ...resources];
}
