import type { CreatureDamage, CreatureNow } from "../../../game/creatures/creatureState";
import type { DamageSpec } from "../../../game/gameTypes";
import { damageTaken } from "../play/damageTaken";
import { type CthulhuState, FRESH_STATE } from "../play/state";
import { loseHitPoints } from "../play/wounds";
import type { CthulhuCreature } from "./creature";

/** What one blow begins, in the words of the order. */
export const WOUNDS = [
  ["majorWound", "Blessure grave"],
  ["unconscious", "Inconscient"],
  ["dying", "Mourant"],
  ["dead", "Mort"],
] as const;

const conditionsOf = (state: CthulhuState): string[] =>
  WOUNDS.filter(([field]) => state[field]).map(([, label]) => label);

/** `creatureDamageTaken` of Call of Cthulhu: each blow less the armour, and what it begins as for an investigator. */
export function creatureDamageTaken(
  { armour, life }: CthulhuCreature,
  damage: Extract<DamageSpec, { game: "cthulhu" }>,
  points: number,
  { lost = 0, max = life.max, conditions = [] }: CreatureNow,
): CreatureDamage {
  const limits = { hitPoints: max, magic: 0, armour, sanity: 0, skills: {}, magazines: {} };
  const { parts, operation } = damageTaken(damage, points, FRESH_STATE, limits);
  if (operation?.kind !== "damage") return { lost: 0, parts };
  const known = Object.fromEntries(WOUNDS.map(([field, label]) => [field, conditions.includes(label)]));
  const state: CthulhuState = { ...FRESH_STATE, ...known, hitPointsLost: lost, dead: false };
  const after = loseHitPoints(state, operation.amount, limits).state;
  const begins = conditionsOf(after).filter((one) => !conditions.includes(one));
  return { lost: operation.amount, parts, ...(begins.length > 0 && { begins }) };
}
