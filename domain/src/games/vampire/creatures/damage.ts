import type { CreatureDamage, CreatureNow } from "../../../game/creatures/creatureState";
import type { DamageSpec } from "../../../game/gameTypes";
import { clampTo } from "../../../values/range";
import { halvedDamage, isDowned, isImpaired, MAX_DAMAGE, markDamage, marksOf } from "../play/damage";
import { FRESH_STATE, NO_GIFTS, type VampireLimits, type VampireState } from "../play/state";
import type { VampireCreature } from "./creature";

export const IMPAIRED = "Diminué";
export const TORPOR = "Torpeur";
export const DYING = "Mourant";

/** A creature as the rules of vampires read it: its boxes of Health and their marks. */
function healthOf(
  { life }: VampireCreature,
  { lost = 0, max = life.max, aggravated = 0 }: CreatureNow,
): { readonly state: VampireState; readonly limits: VampireLimits } {
  return {
    state: { ...FRESH_STATE, healthSuperficial: lost - aggravated, healthAggravated: aggravated },
    limits: { ...NO_GIFTS, health: max, willpower: 0, willpowerRecovery: 0, bloodPotency: 0 },
  };
}

/**
 * `creatureDamageTaken` of Vampire, by the marks of a vampire's own Health. Superficial damage is halved for everybody;
 * blades and bullets, which are superficial to the dead, are aggravated to mortals.
 */
export function creatureDamageTaken(
  creature: VampireCreature,
  { severity, edged, unhalved }: Extract<DamageSpec, { game: "vampire" }>,
  points: number,
  now: CreatureNow,
): CreatureDamage {
  const amount = clampTo({ min: 0, max: MAX_DAMAGE }, points);
  if (amount === 0) return { lost: 0, parts: [] };
  const isAggravated = severity === "aggravated" || (edged === true && !creature.undead);
  const taken = isAggravated || unhalved ? amount : halvedDamage(amount);
  const why = severity === "superficial" && isAggravated ? "Aggravés (mortel)" : "Aggravés";
  const soft = unhalved ? `Superficiels, entiers : ${amount}` : `Superficiels, moitié : ${amount} → ${taken}`;
  const parts = [isAggravated ? `${why} : ${amount}` : soft];
  const { state, limits } = healthOf(creature, now);
  if (isDowned(state, "health", limits)) return { lost: 0, parts };
  const after = markDamage(state, "health", isAggravated ? "aggravated" : "superficial", taken, limits).state;
  const [before, marks] = [marksOf(state, "health", limits), marksOf(after, "health", limits)];
  const begins = [
    isImpaired(after, "health", limits) && IMPAIRED,
    isDowned(after, "health", limits) && (creature.undead ? TORPOR : DYING),
  ].flatMap((one) => (one && !now.conditions?.includes(one) ? one : []));
  return {
    lost: marks.superficial + marks.aggravated - before.superficial - before.aggravated,
    parts,
    aggravated: marks.aggravated - before.aggravated,
    ...(begins.length > 0 && { begins }),
  };
}
