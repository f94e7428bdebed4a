import type { CreatureFact } from "../../../game/creatures/creatureFact";
import { ABILITY_KEYS } from "../../../sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "../../../sheet/character/skills";
import { formatModifier } from "../../../values/dice/rollDice";
import { numberText } from "../../../values/text/typedNumber";
import { ABILITIES, abilityModifier } from "../abilities";
import { CONDITIONS } from "../play/conditions";
import { frenchDamageType } from "../vocabulary";
import { type Dnd5eCreature, SENSE_KEYS, SPEED_KEYS } from "./creature";

export const SPEED_NAMES = {
  walk: "Marche",
  fly: "Vol",
  swim: "Nage",
  climb: "Escalade",
  burrow: "Fouissement",
} as const satisfies Record<(typeof SPEED_KEYS)[number], string>;

export const SENSE_NAMES = {
  darkvision: "Vision dans le noir",
  blindsight: "Vision aveugle",
  truesight: "Vision véritable",
  tremorsense: "Perception des vibrations",
} as const satisfies Record<(typeof SENSE_KEYS)[number], string>;

export const EXCEPTION_NAMES = {
  magical: "non magique",
  silvered: "ni magique ni argenté",
  adamantine: "ni magique ni en adamantium",
} as const;

const FRACTIONS: Readonly<Record<number, string>> = { 0.125: "1/8", 0.25: "1/4", 0.5: "1/2" };

/** `0.25` as « 1/4 ». */
export const challengeText = (challenge: number): string => FRACTIONS[challenge] ?? String(challenge);

export const creatureConditionName = (id: Dnd5eCreature["conditionImmunities"][number]): string =>
  id === "exhaustion" ? "Épuisement" : CONDITIONS[id].name;

const metres = (value: number): string => `${numberText(value)} m`;

const distances = <Key extends string>(
  names: Readonly<Record<Key, string>>,
  keys: readonly Key[],
  values: Readonly<Partial<Record<Key, number>>>,
): string[] =>
  keys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [`${names[key].toLowerCase()} ${metres(value)}`];
  });

const defences = (list: Dnd5eCreature["resistances"]): string =>
  list
    .map(
      ({ type, unless }) =>
        `${frenchDamageType(type)}${unless === undefined ? "" : ` (${EXCEPTION_NAMES[unless]})`}`,
    )
    .join(", ");

/** The facts of a creature of D&D. */
export function dnd5eFacts(creature: Dnd5eCreature): CreatureFact[] {
  const { abilities, saves, skills, life, challenge, experience, armourNote, conditionImmunities } = creature;
  const flight = creature.hovers ? ["vol stationnaire"] : [];
  const saved = ABILITY_KEYS.flatMap((key) =>
    saves[key] === undefined ? [] : [`${ABILITIES[key].short} ${formatModifier(saves[key])}`],
  );
  const skilled = SKILL_KEYS.flatMap((key) =>
    skills[key] === undefined ? [] : [`${SKILLS[key].name} ${formatModifier(skills[key])}`],
  );
  return [
    { label: "CA", value: `${creature.armourClass}${armourNote ? ` (${armourNote})` : ""}` },
    { label: "PV", value: `${life.max}${life.dice ? ` (${life.dice})` : ""}` },
    {
      label: "Vitesse",
      value: [...distances(SPEED_NAMES, SPEED_KEYS, creature.speeds), ...flight].join(", "),
    },
    { label: "Initiative", value: formatModifier(creature.initiative) },
    ...ABILITY_KEYS.map((key) => ({
      label: ABILITIES[key].short,
      value: `${abilities[key]} (${formatModifier(abilityModifier(abilities[key]))})`,
    })),
    { label: "Sauvegardes", value: saved.join(", ") },
    { label: "Compétences", value: skilled.join(", ") },
    { label: "Résistances", value: defences(creature.resistances) },
    { label: "Immunités", value: defences(creature.immunities) },
    { label: "Vulnérabilités", value: defences(creature.vulnerabilities) },
    { label: "Insensible à", value: conditionImmunities.map(creatureConditionName).join(", ") },
    {
      label: "Sens",
      value: [
        ...distances(SENSE_NAMES, SENSE_KEYS, creature.senses),
        `Perception passive ${creature.passivePerception}`,
      ].join(", "),
    },
    { label: "Langues", value: creature.languages },
    { label: "Facteur de puissance", value: `${challengeText(challenge)} (${numberText(experience)} XP)` },
    { label: "Maîtrise", value: formatModifier(creature.proficiencyBonus) },
    { label: "Actions légendaires", value: creature.legendary.join(", ") },
  ];
}
