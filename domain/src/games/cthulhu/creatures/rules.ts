import {
  defineCreatures,
  PLAIN_CONDITIONS,
  skillsFact,
  threatRules,
} from "../../../game/creatures/creatureRules";
import { readMetres } from "../attack";
import { distanceNote } from "../percentRoll";
import type { CthulhuDamage } from "../rolls";
import { CHARACTERISTICS } from "../traits";
import { cthulhuAttackRolls } from "./attackRolls";
import { cthulhuChecks } from "./checks";
import type { CthulhuCreature } from "./creature";
import { creatureDamageTaken, WOUNDS } from "./damage";
import { ordinaryAntagonist } from "./ordinary";

const characteristicFacts = ({ characteristics }: CthulhuCreature) =>
  CHARACTERISTICS.flatMap(({ key, short }) =>
    key in characteristics
      ? [{ label: short, value: String(characteristics[key as keyof typeof characteristics]) }]
      : [],
  );

const WOUND_LABELS: readonly string[] = WOUNDS.map(([, label]) => label);
const OTHER_CONDITIONS = PLAIN_CONDITIONS.filter(([, label]) => !WOUND_LABELS.includes(label));

export const cthulhuCreatures = defineCreatures<CthulhuCreature, CthulhuDamage>({
  ...threatRules,
  attackRolls: cthulhuAttackRolls,
  checks: cthulhuChecks,
  distanceText: ({ shot = false, range }, metres) =>
    shot && metres !== undefined ? distanceNote(readMetres(range), metres) : undefined,
  rollEffects: () => [],
  frightens: ({ sanityLoss }) => sanityLoss,
  damageTaken: creatureDamageTaken,
  searchExample: "3 cultistes",
  written: { life: "PV", example: "Garde, 11 PV", draft: ordinaryAntagonist },
  facts: (creature) => [
    { label: "Points de vie", value: String(creature.life.max) },
    { label: "Armure", value: creature.armour === 0 ? "" : String(creature.armour) },
    ...characteristicFacts(creature),
    { label: "Impact", value: creature.damageBonus },
    { label: "Carrure", value: String(creature.build) },
    { label: "Mouvement", value: String(creature.move) },
    { label: "Perte de SAN", value: creature.sanityLoss ?? "" },
    skillsFact(creature.skills, " %"),
  ],
  conditions: [...WOUNDS.map(([, label]) => [label, label] as const), ...OTHER_CONDITIONS],
});
