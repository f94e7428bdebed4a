import type { CreatureNow } from "../../../game/creatures/creatureState";
import { CRITICAL_INJURIES } from "../criticalInjuries";
import { type CyberpunkLimits, type CyberpunkState, FRESH_STATE } from "../play/state";
import type { CyberpunkCreature } from "./creature";

/** A creature as the rules of characters read it: its points, what its armour has lost, its injuries. */
export function stateOfCreature(
  { armour, stats, life }: CyberpunkCreature,
  { ablation = {}, lost = 0, conditions = [] }: CreatureNow,
): { readonly state: CyberpunkState; readonly limits: CyberpunkLimits } {
  const injuries = CRITICAL_INJURIES.filter(({ label }) => conditions.includes(label)).map(
    ({ key }) => [key, "open"] as const,
  );
  return {
    state: { ...FRESH_STATE, ablation, hitPointsLost: lost, injuries: Object.fromEntries(injuries) },
    limits: {
      hitPoints: life.max,
      luck: 0,
      humanity: 0,
      implants: [],
      implantPowers: [],
      body: stats.body,
      empathy: 0,
      armour: { ...armour, shield: 0 },
      armourPenalty: 0,
      magazines: {},
    },
  };
}
