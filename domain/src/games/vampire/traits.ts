import type { Trait } from "../../game/trait";

export const ATTRIBUTE_GROUPS = [
  {
    id: "physical",
    title: "Attributs physiques",
    traits: [
      { key: "strength", label: "Force" },
      { key: "dexterity", label: "Dextérité" },
      { key: "stamina", label: "Vigueur", aliases: ["endurance"] },
    ],
  },
  {
    id: "social",
    title: "Attributs sociaux",
    traits: [
      { key: "charisma", label: "Charisme" },
      { key: "manipulation", label: "Manipulation" },
      { key: "composure", label: "Sang-froid", aliases: ["calme"] },
    ],
  },
  {
    id: "mental",
    title: "Attributs mentaux",
    traits: [
      { key: "intelligence", label: "Intelligence" },
      { key: "wits", label: "Astuce" },
      { key: "resolve", label: "Résolution", aliases: ["détermination"] },
    ],
  },
] as const;

export type AttributeKey = (typeof ATTRIBUTE_GROUPS)[number]["traits"][number]["key"];

export const ATTRIBUTES: readonly Trait<AttributeKey>[] = ATTRIBUTE_GROUPS.flatMap(
  ({ traits }): readonly Trait<AttributeKey>[] => traits,
);

/** A skill and the attribute it is most often rolled with; the MJ may choose another. */
export interface VampireSkill extends Trait {
  readonly attribute: AttributeKey;
}

export const SKILL_GROUPS: readonly {
  readonly id: string;
  readonly title: string;
  readonly traits: readonly VampireSkill[];
}[] = [
  {
    id: "physical",
    title: "Compétences physiques",
    traits: [
      { key: "firearms", label: "Armes à feu", attribute: "composure" },
      { key: "craft", label: "Artisanat", attribute: "dexterity", aliases: ["crafts"] },
      { key: "athletics", label: "Athlétisme", attribute: "dexterity" },
      { key: "brawl", label: "Bagarre", attribute: "strength" },
      { key: "drive", label: "Conduite", attribute: "dexterity" },
      { key: "stealth", label: "Furtivité", attribute: "dexterity" },
      { key: "larceny", label: "Larcin", attribute: "dexterity" },
      { key: "melee", label: "Mêlée", attribute: "strength" },
      { key: "survival", label: "Survie", attribute: "stamina" },
    ],
  },
  {
    id: "social",
    title: "Compétences sociales",
    traits: [
      { key: "animalKen", label: "Animaux", attribute: "charisma" },
      { key: "leadership", label: "Commandement", attribute: "charisma" },
      { key: "insight", label: "Empathie", attribute: "wits" },
      { key: "etiquette", label: "Étiquette", attribute: "composure" },
      {
        key: "streetwise",
        label: "Expérience de la rue",
        attribute: "wits",
        aliases: ["connaissance de la rue"],
      },
      { key: "intimidation", label: "Intimidation", attribute: "charisma" },
      { key: "persuasion", label: "Persuasion", attribute: "manipulation" },
      { key: "performance", label: "Représentation", attribute: "charisma" },
      { key: "subterfuge", label: "Subterfuge", attribute: "manipulation" },
    ],
  },
  {
    id: "mental",
    title: "Compétences mentales",
    traits: [
      { key: "academics", label: "Érudition", attribute: "intelligence" },
      { key: "finance", label: "Finances", attribute: "intelligence" },
      { key: "investigation", label: "Investigation", attribute: "intelligence" },
      { key: "medicine", label: "Médecine", attribute: "intelligence" },
      { key: "occult", label: "Occultisme", attribute: "intelligence" },
      { key: "politics", label: "Politique", attribute: "manipulation" },
      { key: "science", label: "Science", attribute: "intelligence", aliases: ["sciences"] },
      { key: "technology", label: "Technologie", attribute: "intelligence" },
      { key: "awareness", label: "Vigilance", attribute: "wits" },
    ],
  },
];

export const VAMPIRE_SKILLS: readonly VampireSkill[] = SKILL_GROUPS.flatMap(({ traits }) => traits);

/** Of thin-bloods alone. */
export const THIN_BLOOD_ALCHEMY = "thinBloodAlchemy";

export const DISCIPLINES: readonly Trait[] = [
  { key: "animalism", label: "Animalisme" },
  { key: "auspex", label: "Auspex" },
  { key: "celerity", label: "Célérité" },
  { key: "dominate", label: "Domination" },
  { key: "fortitude", label: "Force d'âme" },
  { key: "obfuscate", label: "Occultation" },
  { key: "presence", label: "Présence" },
  { key: "protean", label: "Protéisme" },
  { key: "potence", label: "Puissance" },
  { key: "bloodSorcery", label: "Sorcellerie du sang", aliases: ["thaumaturgie"] },
  { key: "oblivion", label: "Oubli" },
  { key: THIN_BLOOD_ALCHEMY, label: "Alchimie du sang clair" },
];
