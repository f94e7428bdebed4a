import { defineCreatures } from "../../../game/creatures/creatureRules";
import { againstTarget, conditionsNamed } from "../againstTarget";
import { CONDITION_IDS, CONDITIONS } from "../play/conditions";
import type { Dnd5eDamage } from "../rolls";
import { dnd5eAttackRolls } from "./attackRolls";
import { dnd5eChecks, dnd5eCreatureEffects } from "./checks";
import type { Dnd5eCreature } from "./creature";
import { creatureDamageTaken } from "./damage";
import { encounterDifficulty } from "./encounterDifficulty";
import { challengeText, dnd5eFacts } from "./facts";
import { ordinaryCreature } from "./ordinary";
import { saveTextOf } from "./saveText";
import { squaresOf } from "./size";
import { dnd5eUses } from "./uses";

export const dnd5eCreatures = defineCreatures<Dnd5eCreature, Dnd5eDamage>({
  attackRolls: dnd5eAttackRolls,
  saveText: saveTextOf,
  checks: dnd5eChecks,
  uses: dnd5eUses,
  strokes: ({ multiattack = {} }) => multiattack,
  rollEffects: dnd5eCreatureEffects,
  effectsAgainst: (_, { conditions = [] }, metres) => againstTarget(conditionsNamed(conditions), metres),
  damageTaken: creatureDamageTaken,
  searchExample: "3 gobelins",
  written: { life: "PV", defence: "CA", example: "Garde, CA 14, 22 PV", draft: ordinaryCreature },
  defence: ({ armourClass }) => armourClass,
  facts: dnd5eFacts,
  danger: ({ challenge }) => challenge,
  dangerText: ({ challenge }) => `FP ${challengeText(challenge)}`,
  squaresOf,
  otherName: ({ english }) => english,
  areOfSrd: true,
  encounters: { experience: ({ experience }) => experience, difficulty: encounterDifficulty },
  conditions: CONDITION_IDS.map((id) => [id, CONDITIONS[id].name] as const),
});
