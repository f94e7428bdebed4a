import {
  defineCreatures,
  PLAIN_CONDITIONS,
  skillsFact,
  threatRules,
} from "../../../game/creatures/creatureRules";
import { CRITICAL_INJURIES } from "../criticalInjuries";
import { distanceText } from "../ranges";
import type { CyberpunkDamage } from "../rolls";
import { STATS } from "../traits";
import { cyberpunkAttackRolls } from "./attackRolls";
import { cyberpunkChecks, cyberpunkCreatureEffects } from "./checks";
import type { CyberpunkCreature } from "./creature";
import { creatureDamageTaken } from "./damage";
import { ordinaryAntagonist } from "./ordinary";
import { cyberpunkUses, shotsOf } from "./uses";

/** What is left of stopping power: « 5 de 7 ». */
const left = (power: number, gone = 0): string =>
  gone === 0 ? String(power) : `${Math.max(0, power - gone)} de ${power}`;

export const cyberpunkCreatures = defineCreatures<CyberpunkCreature, CyberpunkDamage>({
  ...threatRules,
  attackRolls: cyberpunkAttackRolls,
  uses: cyberpunkUses,
  rateOf: ({ rate = 1 }) => rate,
  shotsOf,
  distanceText: ({ weapon }, metres) => weapon && distanceText(weapon, metres),
  checks: cyberpunkChecks,
  rollEffects: cyberpunkCreatureEffects,
  damageTaken: creatureDamageTaken,
  searchExample: "3 pillards",
  written: { life: "PV", defence: "SP", example: "Garde, 30 PV, SP 7", draft: ordinaryAntagonist },
  facts: ({ life, stats, combat, armour, skills }, { ablation = {} }) => [
    { label: "PV", value: String(life.max) },
    {
      label: "Armure",
      value: `tête ${left(armour.head, ablation.head)} SP, corps ${left(armour.body, ablation.body)} SP`,
    },
    { label: "Combat", value: String(combat) },
    ...STATS.flatMap(({ key, short }) =>
      key in stats ? [{ label: short, value: String(stats[key as keyof typeof stats]) }] : [],
    ),
    skillsFact(skills),
  ],
  conditions: [...PLAIN_CONDITIONS, ...CRITICAL_INJURIES.map(({ label }) => [label, label] as const)],
});
