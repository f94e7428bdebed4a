import type { RollDocument } from "../../documents/roll";
import type { RolledDie } from "../../values/dice/rollDice";
import { plural } from "../../values/text/plural";

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
function attackDamageText(roll: DamagingRoll): string | undefined {
  const { damage, rolled } = roll;
  const points = damageDealt(roll);
  if (damage?.game !== "vampire" || rolled?.game !== "vampire" || points === undefined) return undefined;
  return damage.severity === "aggravated"
    ? `Dégâts : ${points} ${plural(points, "aggravé", "aggravés")}`
    : `Dégâts : ${points} ${plural(points, "superficiel", "superficiels")}`;
}

/** Faces of 6 that make a hit a critical injury in Cyberpunk. */
const CRITICAL_SIXES = 2;

/** Of damage in Cyberpunk: whether its dice make it a critical injury. */
function criticalInjuryText(
  damage: DamagingRoll["damage"],
  dice: readonly Pick<RolledDie, "sides" | "value">[],
): string | undefined {
  const sixes = dice.filter(({ sides, value }) => sides === 6 && value === 6).length;
  return damage?.game === "cyberpunk" && sixes >= CRITICAL_SIXES ? "Deux 6 : blessure critique" : undefined;
}

/** What a log says of a roll's damage beside its total. */
export const damageText = (
  roll: DamagingRoll & { readonly dice: readonly Pick<RolledDie, "sides" | "value">[] },
): string | undefined => attackDamageText(roll) ?? criticalInjuryText(roll.damage, roll.dice);
