import type { RollDocument } from "../../documents/roll";
import type { DamageSpec } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RolledDie } from "../../values/dice/rollDice";

/** What of a roll says how much damage it deals. */
export type DamagingRoll = Pick<RollDocument, "total" | "damage" | "rolled" | "contest">;

/**
 * The points of damage of a roll, before armour and resistances: its total, at least 0; of an attack in Vampire its
 * margin over the difficulty and the weapon's bonus. Undefined where it deals none: it is no damage, or it missed.
 */
export function damageDealt({ damage, ...roll }: DamagingRoll): number | undefined {
  if (damage === undefined) return undefined;
  const { dealt } = gameOf(damage.game).damage;
  return dealt ? dealt({ damage, ...roll }) : Math.max(0, roll.total);
}

/** What a log says of a roll's damage beside its total. */
export const damageText = ({
  damage,
  dice,
  ...roll
}: DamagingRoll & { readonly dice: readonly Pick<RolledDie, "sides" | "value">[] }): string | undefined =>
  damage && gameOf(damage.game).damage.text?.({ damage, ...roll }, dice);

/** What damage does, with what its dice make of it: two sixes of Cyberpunk lead to an injury. */
export const settledDamage = (
  damage: DamageSpec | undefined,
  dice: readonly Pick<RolledDie, "sides" | "value">[],
  source: RandomUint32,
): DamageSpec | undefined => {
  const settle = damage && gameOf(damage.game).damage.settle;
  return settle ? settle(damage, dice, source) : damage;
};
