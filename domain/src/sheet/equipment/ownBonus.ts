import { parseBonus } from "./parseBonus";
import type { ResolvedItem } from "./resolveItem";
import { equipmentStat } from "./statKeys";

/** What a weapon itself adds to its attack or to its damage. */
export const ownBonus = (item: ResolvedItem, stat: "attack" | "damage"): number =>
  Object.entries(item.effects.stats)
    .filter(([key]) => equipmentStat(key) === stat)
    .reduce((sum, [, bonus]) => sum + parseBonus(bonus), 0);
