import type { CreatureDamage, CreatureNow } from "../../../game/creatures/creatureState";
import { MAX_LIFE } from "../../../game/creatures/parts";
import type { DamageSpec } from "../../../game/gameTypes";
import { armourHandlers } from "../play/armour";
import { damageTaken } from "../play/damageTaken";
import { type CyberpunkLimits, type CyberpunkState, FRESH_STATE } from "../play/state";
import type { CyberpunkCreature } from "./creature";

/** `creatureDamageTaken` of Cyberpunk RED: what passes the armour, which it wears. */
export function creatureDamageTaken(
  { armour, stats }: CyberpunkCreature,
  damage: Extract<DamageSpec, { game: "cyberpunk" }>,
  points: number,
  { ablation = {} }: CreatureNow,
): CreatureDamage {
  const { location } = damage;
  const gone = ablation[location] ?? 0;
  const state: CyberpunkState = { ...FRESH_STATE, ablation: gone > 0 ? { [location]: gone } : {} };
  const limits: CyberpunkLimits = {
    hitPoints: MAX_LIFE,
    luck: 0,
    humanity: 0,
    body: stats.body,
    empathy: 0,
    armour: { ...armour, shield: 0 },
    magazines: {},
  };
  const { parts, operation } = damageTaken(damage, points, state, limits);
  if (operation?.kind !== "hit") return { lost: 0, parts };
  const { state: after } = armourHandlers.hit(state, operation, limits);
  return {
    lost: after.hitPointsLost,
    parts,
    ...((after.ablation[location] ?? 0) > gone && { ablated: location }),
  };
}
