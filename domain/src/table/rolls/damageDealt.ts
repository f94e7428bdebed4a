import type { RollDocument } from "../../documents/roll";
import { gameOf } from "../../games/registry/games";
import type { RolledDie } from "../../values/dice/rollDice";

/** What of a roll says how much damage it deals. */
export type DamagingRoll = Pick<RollDocument, "total" | "damage" | "rolled">;

/**
 * The points of damage of a roll, before armour and resistances: its total, at least 0; of an attack in Vampire its
 * margin over the difficulty and the weapon's bonus. Undefined where it deals none: it is no damage, or it missed.
 */
export function damageDealt({ total, damage, rolled }: DamagingRoll): number | undefined {
  if (damage === undefined) return undefined;
  const { dealt } = gameOf(damage.game).damage;
  return dealt ? dealt({ damage, total, rolled }) : Math.max(0, total);
}

/** What a log says of a roll's damage beside its total. */
export const damageText = ({
  damage,
  total,
  rolled,
  dice,
}: DamagingRoll & { readonly dice: readonly Pick<RolledDie, "sides" | "value">[] }): string | undefined =>
  damage && gameOf(damage.game).damage.text?.({ damage, total, rolled }, dice);
