import type { CreatureDamage } from "../../../game/creatures/creatureState";
import type { DamageSpec } from "../../../game/gameTypes";
import { damageTaken } from "../play/damageTaken";
import { FRESH_STATE } from "../play/state";
import type { CthulhuCreature } from "./creature";

/** `creatureDamageTaken` of Call of Cthulhu: each blow less the armour. */
export function creatureDamageTaken(
  { armour, life }: CthulhuCreature,
  damage: Extract<DamageSpec, { game: "cthulhu" }>,
  points: number,
): CreatureDamage {
  const limits = { hitPoints: life.max, magic: 0, armour, sanity: 0, skills: {}, magazines: {} };
  const { parts, operation } = damageTaken(damage, points, FRESH_STATE, limits);
  return { lost: operation?.kind === "damage" ? operation.amount : 0, parts };
}
