import {
  defineCreatures,
  PLAIN_CONDITIONS,
  skillsFact,
  threatRules,
} from "../../../game/creatures/creatureRules";
import { plural } from "../../../values/text/plural";
import type { VampireDamage } from "../rolls";
import { vampireAttackRolls } from "./attackRolls";
import type { VampireCreature } from "./creature";
import { creatureDamageTaken } from "./damage";

export const vampireCreatures = defineCreatures<VampireCreature, VampireDamage>({
  ...threatRules,
  attackRolls: vampireAttackRolls,
  damageTaken: creatureDamageTaken,
  searchExample: "3 videurs",
  facts: ({ life, willpower, pools, initiative, undead, skills }) => [
    { label: "Santé", value: `${life.max} ${plural(life.max, "case", "cases")}` },
    { label: "Volonté", value: String(willpower) },
    { label: "Réserve physique", value: String(pools.physical) },
    { label: "Réserve sociale", value: String(pools.social) },
    { label: "Réserve mentale", value: String(pools.mental) },
    { label: "Initiative", value: initiative === 0 ? "" : `${initiative} dés` },
    { label: "Dégâts superficiels", value: undead ? "divisés par deux" : "" },
    skillsFact(skills),
  ],
  conditions: PLAIN_CONDITIONS,
});
