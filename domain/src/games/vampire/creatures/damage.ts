import type { CreatureDamage } from "../../../game/creatures/creatureState";
import type { DamageSpec } from "../../../game/gameTypes";
import { clampTo } from "../../../values/range";
import { halvedDamage, MAX_DAMAGE } from "../play/damage";
import type { VampireCreature } from "./creature";

/** `creatureDamageTaken` of Vampire: the dead take half of what is superficial, mortals all of it. */
export function creatureDamageTaken(
  { undead }: VampireCreature,
  { severity }: Extract<DamageSpec, { game: "vampire" }>,
  points: number,
): CreatureDamage {
  const amount = clampTo({ min: 0, max: MAX_DAMAGE }, points);
  if (amount === 0) return { lost: 0, parts: [] };
  if (severity === "aggravated") return { lost: amount, parts: [`Aggravés : ${amount}`] };
  const lost = undead ? halvedDamage(amount) : amount;
  return {
    lost,
    parts: [undead ? `Superficiels, moitié : ${amount} → ${lost}` : `Superficiels : ${amount}`],
  };
}
