import {
  defineCreatures,
  PLAIN_CONDITIONS,
  skillsFact,
  threatRules,
} from "../../../game/creatures/creatureRules";
import { plural } from "../../../values/text/plural";
import type { VampireDamage } from "../rolls";
import { vampireAttackRolls } from "./attackRolls";
import { vampireChecks, vampireCreatureEffects } from "./checks";
import type { VampireCreature } from "./creature";
import { creatureDamageTaken, DYING, IMPAIRED, TORPOR } from "./damage";
import { ordinaryMortal } from "./ordinary";

export const vampireCreatures = defineCreatures<VampireCreature, VampireDamage>({
  ...threatRules,
  attackRolls: vampireAttackRolls,
  checks: vampireChecks,
  rollEffects: vampireCreatureEffects,
  damageTaken: creatureDamageTaken,
  searchExample: "3 videurs",
  written: { life: "Santé", example: "Garde, Santé 5", draft: ordinaryMortal },
  facts: ({ life, willpower, pools, initiative, undead, skills }, { aggravated = 0 }) => [
    { label: "Santé", value: `${life.max} ${plural(life.max, "case", "cases")}` },
    { label: "Volonté", value: String(willpower) },
    { label: "Réserve physique", value: String(pools.physical) },
    { label: "Réserve sociale", value: String(pools.social) },
    { label: "Réserve mentale", value: String(pools.mental) },
    {
      label: "Initiative",
      value: initiative === 0 ? "" : `${initiative} ${plural(initiative, "dé", "dés")}`,
    },
    { label: "Aggravés", value: aggravated === 0 ? "" : String(aggravated) },
    { label: "Lames et balles", value: undead ? "" : "aggravées" },
    skillsFact(skills),
  ],
  conditions: [...[IMPAIRED, TORPOR, DYING].map((label) => [label, label] as const), ...PLAIN_CONDITIONS],
});
