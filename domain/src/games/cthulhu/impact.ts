import type { Character } from "../../sheet/character/character";
import type { Damage } from "../../sheet/equipment/item";
import { impactOf } from "./sheet";

/** "impact" in the damage of a melee weapon, in the words of this product and of others. */
export const IMPACT = /\s*\+\s*(?:impact|bonus aux d[ée]g[âa]ts|bd|db)(?!\p{L})/giu;

/**
 * Damage with "impact" in its words replaced by the wielder's own: `"1d6+impact"` is `"1d6+1d4"`, `"1d6-1"` or
 * `"1d6"`; unchanged while the wielder's is not known.
 */
export function withImpact(character: Character, damage: Damage): Damage {
  const impact = impactOf(character);
  if (impact === undefined) return damage;
  return { ...damage, dice: damage.dice.replace(IMPACT, impact === "0" ? "" : impact) };
}
