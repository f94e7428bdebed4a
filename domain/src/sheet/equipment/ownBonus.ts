import { namedByKey, namesOf } from "./effectKey";
import { parseBonus } from "./parseBonus";
import type { ResolvedItem } from "./resolveItem";

/** The keys of what a weapon itself adds. */
export const WEAPON_BONUS_NAMES = {
  attack: ["attack", "attaque", "toHit", "toucher"],
  damage: ["damage", "degats", "dommages"],
} as const;
const NAMES = namesOf(WEAPON_BONUS_NAMES);

/** What a weapon itself adds to its attack or to its damage. */
export const ownBonus = (item: ResolvedItem, stat: "attack" | "damage"): number =>
  Object.entries(item.effects.stats)
    .filter(([key]) => namedByKey(NAMES, key) === stat)
    .reduce((sum, [, bonus]) => sum + parseBonus(bonus), 0);
