import type { RollDocument } from "../documents/roll";
import { plural } from "../text/plural";

/** What of a roll says how much damage it deals. */
export type DamagingRoll = Pick<RollDocument, "total" | "damage" | "rolled">;

/**
 * The points of damage of a roll, before armour and resistances: its total, at least 0; of an attack in Vampire its
 * margin over the difficulty and the weapon's bonus. Undefined where it deals none: it is no damage, or it missed.
 */
export function damageDealt({ total, damage, rolled }: DamagingRoll): number | undefined {
  if (damage === undefined) return undefined;
  if (damage.game !== "vampire" || rolled?.game !== "vampire") return Math.max(0, total);
  const margin = total - (rolled.difficulty ?? 1);
  return margin < 0 ? undefined : margin + (damage.bonus ?? 0);
}

/** « Dégâts : 5 superficiels », of an attack that has its damage in it; undefined of all others. */
export function attackDamageText(roll: DamagingRoll): string | undefined {
  const { damage, rolled } = roll;
  const points = damageDealt(roll);
  if (damage?.game !== "vampire" || rolled?.game !== "vampire" || points === undefined) return undefined;
  return damage.severity === "aggravated"
    ? `Dégâts : ${points} ${plural(points, "aggravé", "aggravés")}`
    : `Dégâts : ${points} ${plural(points, "superficiel", "superficiels")}`;
}
