import { CONDITION_IDS, CONDITIONS, type ConditionId, type ConditionRules, EXHAUSTION } from "./conditions";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";
import { isDown } from "./vitality";

/**
 * The conditions of a character in their order: those that were put on it, unconscious at 0 hit points, and
 * those that they bring along.
 */
export function activeConditions(state: Dnd5eState, limits: Dnd5eLimits): ConditionId[] {
  const active = new Set<ConditionId>();
  const add = (id: ConditionId) => {
    active.add(id);
    for (const implied of CONDITIONS[id].implies) active.add(implied);
  };
  for (const id of CONDITION_IDS) if (state.conditions[id] !== undefined) add(id);
  if (isDown(state, limits)) add("unconscious");
  return CONDITION_IDS.filter((id) => active.has(id));
}

/** A rule that acts on a character, and the French name of what it comes from. */
export interface ActiveRules {
  readonly name: string;
  readonly rules: ConditionRules;
}

/** What the conditions and each level of exhaustion do, for rolls to count and to show. */
export function activeRules(state: Dnd5eState, limits: Dnd5eLimits): ActiveRules[] {
  const conditions = activeConditions(state, limits).map((id) => CONDITIONS[id]);
  const exhaustion = EXHAUSTION.slice(0, state.exhaustion).map(({ rules }, index) => ({
    name: `Épuisement ${index + 1}`,
    rules,
  }));
  return [...conditions, ...exhaustion]
    .filter(({ rules }) => Object.keys(rules).length > 0)
    .map(({ name, rules }) => ({ name, rules }));
}

export function hasRule(state: Dnd5eState, limits: Dnd5eLimits, rule: keyof ConditionRules): boolean {
  return activeRules(state, limits).some(({ rules }) => rules[rule] !== undefined);
}
