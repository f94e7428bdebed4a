import type { AbilityKey } from "../../sheet/character/abilities";
import type { SkillKey } from "../../sheet/character/skills";

export interface Subrace {
  readonly id: string;
  readonly name: string;
  readonly abilityBonuses: Readonly<Partial<Record<AbilityKey, number>>>;
  readonly traits: readonly string[];
}

/** A playable race. Distances are in metres, as in French editions. */
export interface Race {
  readonly id: string;
  readonly name: string;
  readonly size: "Moyenne" | "Petite";
  readonly speed: { readonly value: number; readonly unit: "m" };
  /** 0 for races without darkvision. */
  readonly darkvision: number;
  readonly abilityBonuses: Readonly<Partial<Record<AbilityKey, number>>>;
  /** The number of abilities to choose for a `+1`, except those with a fixed bonus. */
  readonly freeAbilityBonuses: number;
  readonly skills: readonly SkillKey[];
  /** The number of skills to choose. */
  readonly freeSkills: number;
  readonly languages: readonly string[];
  /** The number of languages to choose. */
  readonly freeLanguages: number;
  readonly traits: readonly string[];
  readonly subraces: readonly Subrace[];
}

const DARKVISION = 18;
const WALK = { value: 9, unit: "m" } as const;
const SLOW = { value: 7.5, unit: "m" } as const;

const race = (
  id: string,
  name: string,
  facts: Partial<Omit<Race, "id" | "name">> & Pick<Race, "abilityBonuses" | "languages">,
): Race => ({
  id,
  name,
  size: "Moyenne",
  speed: WALK,
  darkvision: 0,
  freeAbilityBonuses: 0,
  skills: [],
  freeSkills: 0,
  freeLanguages: 0,
  traits: [],
  subraces: [],
  ...facts,
});

/** A dragonborn of this dragon, whose breath deals the damage that it resists. */
const dragonborn = (id: string, of: string, damage: string): Subrace => ({
  id: `drakeide-${id}`,
  name: `Drakéide ${of}`,
  abilityBonuses: {},
  traits: [`Ascendance draconique : ${damage}`],
});

export const RACES: readonly Race[] = [
  race("drakeide", "Drakéide", {
    abilityBonuses: { str: 2, cha: 1 },
    languages: ["Commun", "Draconique"],
    traits: ["Souffle", "Résistance aux dégâts"],
    subraces: [
      dragonborn("airain", "d'airain", "feu"),
      dragonborn("argent", "d'argent", "froid"),
      dragonborn("blanc", "blanc", "froid"),
      dragonborn("bleu", "bleu", "foudre"),
      dragonborn("bronze", "de bronze", "foudre"),
      dragonborn("cuivre", "de cuivre", "acide"),
      dragonborn("noir", "noir", "acide"),
      dragonborn("or", "d'or", "feu"),
      dragonborn("rouge", "rouge", "feu"),
      dragonborn("vert", "vert", "poison"),
    ],
  }),
  race("elfe", "Elfe", {
    darkvision: DARKVISION,
    abilityBonuses: { dex: 2 },
    skills: ["perception"],
    languages: ["Commun", "Elfique"],
    traits: ["Vision dans le noir", "Ascendance féerique", "Transe", "Sens aiguisés"],
    subraces: [
      {
        id: "haut-elfe",
        name: "Haut-elfe",
        abilityBonuses: { int: 1 },
        traits: ["Entraînement aux armes elfiques", "Tour de magie", "Langue supplémentaire"],
      },
    ],
  }),
  race("demi-elfe", "Demi-elfe", {
    darkvision: DARKVISION,
    abilityBonuses: { cha: 2 },
    freeAbilityBonuses: 2,
    freeSkills: 2,
    languages: ["Commun", "Elfique"],
    freeLanguages: 1,
    traits: ["Vision dans le noir", "Ascendance féerique", "Polyvalence"],
  }),
  race("demi-orc", "Demi-orc", {
    darkvision: DARKVISION,
    abilityBonuses: { str: 2, con: 1 },
    skills: ["intimidation"],
    languages: ["Commun", "Orc"],
    traits: ["Vision dans le noir", "Menaçant", "Endurance implacable", "Attaques sauvages"],
  }),
  race("gnome", "Gnome", {
    size: "Petite",
    speed: SLOW,
    darkvision: DARKVISION,
    abilityBonuses: { int: 2 },
    languages: ["Commun", "Gnome"],
    traits: ["Vision dans le noir", "Ruse gnome"],
    subraces: [
      {
        id: "gnome-des-roches",
        name: "Gnome des roches",
        abilityBonuses: { con: 1 },
        traits: ["Connaissances en ingénierie", "Bricoleur"],
      },
    ],
  }),
  race("halfelin", "Halfelin", {
    size: "Petite",
    speed: SLOW,
    abilityBonuses: { dex: 2 },
    languages: ["Commun", "Halfelin"],
    traits: ["Chanceux", "Brave", "Agilité halfeline"],
    subraces: [
      {
        id: "halfelin-pied-leger",
        name: "Halfelin pied-léger",
        abilityBonuses: { cha: 1 },
        traits: ["Discrétion naturelle"],
      },
    ],
  }),
  race("humain", "Humain", {
    abilityBonuses: { str: 1, dex: 1, con: 1, int: 1, wis: 1, cha: 1 },
    languages: ["Commun"],
    freeLanguages: 1,
  }),
  race("nain", "Nain", {
    speed: SLOW,
    darkvision: DARKVISION,
    abilityBonuses: { con: 2 },
    languages: ["Commun", "Nain"],
    traits: [
      "Vision dans le noir",
      "Résistance naine",
      "Entraînement aux armes naines",
      "Maîtrise des outils",
      "Connaissance de la pierre",
    ],
    subraces: [
      {
        id: "nain-des-collines",
        name: "Nain des collines",
        abilityBonuses: { wis: 1 },
        traits: ["Ténacité naine"],
      },
    ],
  }),
  race("tieffelin", "Tieffelin", {
    darkvision: DARKVISION,
    abilityBonuses: { cha: 2, int: 1 },
    languages: ["Commun", "Infernal"],
    traits: ["Vision dans le noir", "Résistance infernale", "Ascendance infernale"],
  }),
];

/** The bonus of a race and its subrace to an ability, without chosen ones. */
export function racialBonus(ability: AbilityKey, race: Race, subrace?: Subrace): number {
  return (race.abilityBonuses[ability] ?? 0) + (subrace?.abilityBonuses[ability] ?? 0);
}
