import { defineCreatures } from "../../../game/creatures/creatureRules";
import { CONDITION_IDS, CONDITIONS } from "../play/conditions";
import type { Dnd5eDamage } from "../rolls";
import { dnd5eAttackRolls } from "./attackRolls";
import { dnd5eChecks, dnd5eCreatureEffects } from "./checks";
import type { Dnd5eCreature } from "./creature";
import { creatureDamageTaken } from "./damage";
import { encounterDifficulty } from "./encounterDifficulty";
import { challengeText, dnd5eFacts } from "./facts";
import { dnd5eUses } from "./uses";

export const dnd5eCreatures = defineCreatures<Dnd5eCreature, Dnd5eDamage>({
  attackRolls: dnd5eAttackRolls,
  checks: dnd5eChecks,
  uses: dnd5eUses,
  strokes: ({ multiattack = {} }) => multiattack,
  rollEffects: dnd5eCreatureEffects,
  damageTaken: creatureDamageTaken,
  searchExample: "3 gobelins",
  defence: ({ armourClass }) => armourClass,
  facts: dnd5eFacts,
  danger: ({ challenge }) => challenge,
  dangerText: ({ challenge }) => `FP ${challengeText(challenge)}`,
  otherName: ({ english }) => english,
  areOfSrd: true,
  encounters: { experience: ({ experience }) => experience, difficulty: encounterDifficulty },
  conditions: CONDITION_IDS.map((id) => [id, CONDITIONS[id].name] as const),
});
