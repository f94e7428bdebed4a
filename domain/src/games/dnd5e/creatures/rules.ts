import { defineCreatures } from "../../../game/creatures/creatureRules";
import { CONDITION_IDS, CONDITIONS } from "../play/conditions";
import type { Dnd5eDamage } from "../rolls";
import { dnd5eAttackRolls } from "./attackRolls";
import type { Dnd5eCreature } from "./creature";
import { creatureDamageTaken } from "./damage";
import { encounterDifficulty } from "./encounterDifficulty";
import { challengeText, dnd5eFacts } from "./facts";

export const dnd5eCreatures = defineCreatures<Dnd5eCreature, Dnd5eDamage>({
  attackRolls: dnd5eAttackRolls,
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
