import { CREATURE_CHARACTERISTICS } from "domain/games/cthulhu/creatures/creature";
import { CHARACTERISTICS } from "domain/games/cthulhu/traits";
import { CREATURE_STATS } from "domain/games/cyberpunk/creatures/creature";
import { STATS } from "domain/games/cyberpunk/traits";
import { SENSE_KEYS, SPEED_KEYS } from "domain/games/dnd5e/creatures/creature";
import { challengeText, SENSE_NAMES, SPEED_NAMES } from "domain/games/dnd5e/creatures/facts";
import { ABILITIES, ABILITY_KEYS } from "domain/sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "domain/sheet/character/skills";
import type { SystemId } from "domain/values/systemIds";

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of a creature by its path in the draft. */
export interface CreatureField {
  readonly path: string;
  readonly label: string;
  /** What is typed: a number unless said. */
  readonly as?: "text" | "check";
  readonly optional?: true;
}

/** Fields that stand together, folded away where few need them. */
export interface FieldGroup {
  readonly title: string;
  readonly folded?: true;
  readonly fields: readonly CreatureField[];
}

const THREAT: CreatureField = { path: "threat", label: "Menace (1 à 5)" };

const named = <Entry extends { key: string; short: string }>(
  block: string,
  keys: readonly string[],
  entries: readonly Entry[],
): CreatureField[] =>
  entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, short }) => ({ path: `${block}.${key}`, label: short }));

/** D&D's challenges, from 0 to 30. */
export const CHALLENGES: readonly Option[] = [
  0,
  0.125,
  0.25,
  0.5,
  ...Array.from({ length: 30 }, (_, n) => n + 1),
].map((value) => ({ value: String(value), label: challengeText(value) }));

/** The numbers of each game's creatures, beside name, life, attacks and traits. */
export const FIELD_GROUPS: Readonly<Record<SystemId, readonly FieldGroup[]>> = {
  dnd5e: [
    {
      title: "Combat",
      fields: [
        { path: "armourClass", label: "CA" },
        { path: "armourNote", label: "Note de CA", as: "text", optional: true },
        { path: "initiative", label: "Initiative" },
        { path: "experience", label: "XP" },
        { path: "proficiencyBonus", label: "Maîtrise" },
        { path: "passivePerception", label: "Perception passive" },
      ],
    },
    {
      title: "Caractéristiques",
      fields: ABILITY_KEYS.map((key) => ({ path: `abilities.${key}`, label: ABILITIES[key].short })),
    },
    {
      title: "Sauvegardes",
      folded: true,
      fields: ABILITY_KEYS.map((key) => ({
        path: `saves.${key}`,
        label: `Sauvegarde ${ABILITIES[key].short}`,
        optional: true,
      })),
    },
    {
      title: "Compétences",
      folded: true,
      fields: SKILL_KEYS.map((key) => ({ path: `skills.${key}`, label: SKILLS[key].name, optional: true })),
    },
    {
      title: "Vitesses et sens, en mètres",
      folded: true,
      fields: [
        ...SPEED_KEYS.map((key) => ({
          path: `speeds.${key}`,
          label: SPEED_NAMES[key],
          optional: true as const,
        })),
        { path: "hovers", label: "Vol stationnaire", as: "check" as const },
        ...SENSE_KEYS.map((key) => ({
          path: `senses.${key}`,
          label: SENSE_NAMES[key],
          optional: true as const,
        })),
        { path: "languages", label: "Langues", as: "text" as const, optional: true as const },
      ],
    },
  ],
  vampire: [
    {
      title: "Réserves",
      fields: [
        THREAT,
        { path: "willpower", label: "Volonté" },
        { path: "pools.physical", label: "Physique" },
        { path: "pools.social", label: "Sociale" },
        { path: "pools.mental", label: "Mentale" },
        { path: "initiative", label: "Initiative (0 : sans jet)" },
        { path: "undead", label: "Mort-vivant : moitié des dégâts superficiels", as: "check" },
      ],
    },
  ],
  cyberpunk: [
    {
      title: "Combat",
      fields: [
        THREAT,
        ...named("stats", CREATURE_STATS, STATS),
        { path: "combat", label: "Combat" },
        { path: "initiative", label: "Initiative (REF)" },
        { path: "armour.head", label: "SP tête" },
        { path: "armour.body", label: "SP corps" },
      ],
    },
  ],
  cthulhu: [
    {
      title: "Caractéristiques",
      fields: [
        THREAT,
        ...named("characteristics", CREATURE_CHARACTERISTICS, CHARACTERISTICS),
        { path: "initiative", label: "Initiative (DEX)" },
        { path: "armour", label: "Armure" },
        { path: "damageBonus", label: "Impact", as: "text" },
        { path: "build", label: "Carrure" },
        { path: "move", label: "Mouvement" },
        { path: "sanityLoss", label: "Perte de SAN", as: "text", optional: true },
      ],
    },
  ],
};
