import type { SkillKey } from "../../sheet/character/skills";
import { type EquipmentLot, lot } from "./startingEquipment";

export interface Background {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly skills: readonly [SkillKey, SkillKey];
  readonly tools: readonly string[];
  /** The number of languages to choose. */
  readonly freeLanguages: number;
  readonly equipment: readonly EquipmentLot[];
  /** Gold pieces in the purse of a new character. */
  readonly gold: number;
  readonly feature: string;
}

/** The acolyte is from the SRD; the others are this product's own. */
export const BACKGROUNDS: readonly Background[] = [
  {
    id: "acolyte",
    name: "Acolyte",
    summary: "Élevé dans un temple, tu connais les rites et ceux qui les tiennent.",
    skills: ["insight", "religion"],
    tools: [],
    freeLanguages: 2,
    equipment: [lot("embleme-sacre"), lot("vetements-communs"), lot("bourse")],
    gold: 15,
    feature: "Abri du fidèle",
  },
  {
    id: "enfant-des-faubourgs",
    name: "Enfant des faubourgs",
    summary: "Tu as grandi entre les étals et les toits, plus vite que la garde.",
    skills: ["sleightOfHand", "stealth"],
    tools: ["Outils de voleur", "Jeu de dés"],
    freeLanguages: 0,
    equipment: [lot("jeu-de-des"), lot("vetements-communs"), lot("bourse")],
    gold: 10,
    feature: "Un passage par les toits",
  },
  {
    id: "garde-de-caravane",
    name: "Garde de caravane",
    summary: "Dix hivers de route t'ont appris les cols, les bandits et les étoiles.",
    skills: ["athletics", "survival"],
    tools: ["Jeu de cartes"],
    freeLanguages: 1,
    equipment: [lot("lance"), lot("vetements-de-voyage"), lot("sac-de-couchage"), lot("bourse")],
    gold: 10,
    feature: "Une place près du feu",
  },
  {
    id: "compagnon-de-guilde",
    name: "Compagnon de guilde",
    summary: "Ton chef-d'œuvre est resté à l'atelier ; ta marque ouvre les ateliers des autres.",
    skills: ["investigation", "persuasion"],
    tools: ["Un outil d'artisan"],
    freeLanguages: 1,
    equipment: [lot("outils-de-bricoleur"), lot("vetements-de-voyage"), lot("bourse")],
    gold: 15,
    feature: "La marque du métier",
  },
  {
    id: "heritier-ruine",
    name: "Héritier ruiné",
    summary: "Il te reste un nom, des manières, et des créanciers dans trois villes.",
    skills: ["history", "deception"],
    tools: ["Jeu de cartes"],
    freeLanguages: 1,
    equipment: [lot("beaux-vetements"), lot("parchemin"), lot("bourse")],
    gold: 25,
    feature: "Le nom sur la porte",
  },
  {
    id: "veilleur-des-marais",
    name: "Veilleur des marais",
    summary: "Seul à la lisière, tu as soigné les bêtes et compté les lueurs.",
    skills: ["medicine", "nature"],
    tools: ["Matériel d'herboriste"],
    freeLanguages: 1,
    equipment: [lot("materiel-d-herboriste"), lot("couverture"), lot("vetements-communs")],
    gold: 5,
    feature: "Ce que disent les roseaux",
  },
  {
    id: "saltimbanque",
    name: "Saltimbanque",
    summary: "Place après place, tu as appris à tenir une foule et à filer avant l'aube.",
    skills: ["acrobatics", "performance"],
    tools: ["Un instrument de musique", "Matériel de déguisement"],
    freeLanguages: 0,
    equipment: [lot("flute"), lot("materiel-de-deguisement"), lot("bourse")],
    gold: 15,
    feature: "Le chapeau passe",
  },
  {
    id: "copiste",
    name: "Copiste",
    summary: "À force de recopier les livres interdits, tu as fini par les lire.",
    skills: ["arcana", "history"],
    tools: ["Matériel de calligraphe"],
    freeLanguages: 2,
    equipment: [lot("encre"), lot("plume"), lot("livre"), lot("vetements-communs")],
    gold: 10,
    feature: "La clé de la réserve",
  },
];
