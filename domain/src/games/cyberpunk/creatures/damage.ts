import type { CreatureDamage, CreatureNow } from "../../../game/creatures/creatureState";
import { MAX_LIFE } from "../../../game/creatures/parts";
import type { DamageSpec } from "../../../game/gameTypes";
import { criticalInjury } from "../criticalInjuries";
import { armourHandlers } from "../play/armour";
import { damageTaken } from "../play/damageTaken";
import type { CyberpunkCreature } from "./creature";
import { stateOfCreature } from "./state";

/** `creatureDamageTaken` of Cyberpunk RED: what passes the armour, which it wears, and the injury of two sixes. */
export function creatureDamageTaken(
  creature: CyberpunkCreature,
  damage: Extract<DamageSpec, { game: "cyberpunk" }>,
  points: number,
  now: CreatureNow,
): CreatureDamage {
  const { location } = damage;
  const { injury, ...plain } = damage;
  const met = creature.machine ? plain : { ...plain, injury };
  const known = stateOfCreature(creature, now);
  // Counted from whole: what is lost is not bound by the points that are left.
  const state = { ...known.state, hitPointsLost: 0 };
  const limits = { ...known.limits, hitPoints: MAX_LIFE };
  const { parts, operation } = damageTaken(met, points, state, limits);
  if (operation?.kind !== "hit" || location === "shield") return { lost: 0, parts };
  const { state: after } = armourHandlers.hit(state, operation, limits);
  const begins = Object.keys(after.injuries)
    .filter((key) => !(key in state.injuries))
    .map((key) => criticalInjury(key)?.label ?? key);
  return {
    lost: after.hitPointsLost,
    parts,
    ...((after.ablation[location] ?? 0) > (state.ablation[location] ?? 0) && { ablated: location }),
    ...(begins.length > 0 && { begins }),
  };
}
