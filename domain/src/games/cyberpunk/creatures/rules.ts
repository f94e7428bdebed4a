import {
  defineCreatures,
  PLAIN_CONDITIONS,
  skillsFact,
  threatRules,
} from "../../../game/creatures/creatureRules";
import type { CyberpunkDamage } from "../rolls";
import { STATS } from "../traits";
import { cyberpunkAttackRolls } from "./attackRolls";
import type { CyberpunkCreature } from "./creature";
import { creatureDamageTaken } from "./damage";

export const cyberpunkCreatures = defineCreatures<CyberpunkCreature, CyberpunkDamage>({
  ...threatRules,
  attackRolls: cyberpunkAttackRolls,
  damageTaken: creatureDamageTaken,
  searchExample: "3 pillards",
  facts: ({ life, stats, combat, armour, skills }) => [
    { label: "PV", value: String(life.max) },
    { label: "Armure", value: `tête ${armour.head} SP, corps ${armour.body} SP` },
    { label: "Combat", value: String(combat) },
    ...STATS.flatMap(({ key, short }) =>
      key in stats ? [{ label: short, value: String(stats[key as keyof typeof stats]) }] : [],
    ),
    skillsFact(skills),
  ],
  conditions: PLAIN_CONDITIONS,
});
