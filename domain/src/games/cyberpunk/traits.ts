import type { Trait } from "../../game/trait";

/** The ten stats, in the order of the sheet. */
export const STATS = [
  { key: "int", short: "INT", label: "Intelligence" },
  { key: "ref", short: "REF", label: "Réflexes", aliases: ["reflexes"] },
  { key: "dex", short: "DEX", label: "Dextérité" },
  { key: "tech", short: "TECH", label: "Technique" },
  { key: "cool", short: "COOL", label: "Sang-froid", aliases: ["pres", "présence"] },
  { key: "will", short: "WILL", label: "Volonté", aliases: ["vol"] },
  { key: "luck", short: "LUCK", label: "Chance" },
  { key: "move", short: "MOVE", label: "Mouvement", aliases: ["mov"] },
  { key: "body", short: "BODY", label: "Corps", aliases: ["cor"] },
  { key: "emp", short: "EMP", label: "Empathie", aliases: ["empathy"] },
] as const satisfies readonly (Trait & { short: string })[];

export type StatKey = (typeof STATS)[number]["key"];

export interface CyberpunkSkill extends Trait {
  readonly stat: StatKey;
  /** Each of its levels costs two points. */
  readonly double?: true;
}

export const SKILL_GROUPS: readonly {
  readonly id: string;
  readonly title: string;
  readonly traits: readonly CyberpunkSkill[];
}[] = [
  {
    id: "awareness",
    title: "Attention",
    traits: [
      { key: "concentration", label: "Concentration", stat: "will" },
      { key: "concealReveal", label: "Dissimuler et découvrir un objet", stat: "int" },
      { key: "lipReading", label: "Lecture sur les lèvres", stat: "int" },
      { key: "perception", label: "Perception", stat: "int" },
      { key: "tracking", label: "Pistage", stat: "int" },
    ],
  },
  {
    id: "body",
    title: "Corps",
    traits: [
      { key: "athletics", label: "Athlétisme", stat: "dex" },
      { key: "contortionist", label: "Contorsion", stat: "dex" },
      { key: "dance", label: "Danse", stat: "dex" },
      { key: "stealth", label: "Discrétion", stat: "dex" },
      { key: "endurance", label: "Endurance", stat: "will" },
      { key: "resistTorture", label: "Résistance à la torture et aux drogues", stat: "will" },
    ],
  },
  {
    id: "control",
    title: "Pilotage",
    traits: [
      { key: "driveLand", label: "Conduite terrestre", stat: "ref", aliases: ["motorcycle", "moto"] },
      { key: "riding", label: "Équitation", stat: "ref" },
      { key: "pilotAir", label: "Pilotage aérien", stat: "ref", double: true },
      { key: "pilotSea", label: "Pilotage marin", stat: "ref" },
    ],
  },
  {
    id: "education",
    title: "Savoirs",
    traits: [
      { key: "business", label: "Affaires", stat: "int" },
      { key: "animalHandling", label: "Animaux", stat: "int" },
      { key: "bureaucracy", label: "Bureaucratie", stat: "int" },
      { key: "composition", label: "Composition", stat: "int" },
      { key: "accounting", label: "Comptabilité", stat: "int" },
      { key: "criminology", label: "Criminologie", stat: "int" },
      { key: "cryptography", label: "Cryptographie", stat: "int" },
      { key: "deduction", label: "Déduction", stat: "int" },
      { key: "education", label: "Éducation", stat: "int" },
      { key: "gamble", label: "Jeux d'argent", stat: "int" },
      { key: "localExpert", label: "Connaissance du quartier", stat: "int" },
      { key: "language", label: "Langue", stat: "int", aliases: ["languages", "langues"] },
      { key: "librarySearch", label: "Recherche documentaire", stat: "int" },
      { key: "science", label: "Sciences", stat: "int" },
      { key: "wildernessSurvival", label: "Survie", stat: "int" },
      { key: "tactics", label: "Tactique", stat: "int" },
    ],
  },
  {
    id: "fighting",
    title: "Combat",
    traits: [
      { key: "archery", label: "Archerie", stat: "ref" },
      { key: "handgun", label: "Arme de poing", stat: "ref" },
      { key: "shoulderArms", label: "Arme d'épaule", stat: "ref" },
      { key: "heavyWeapons", label: "Arme lourde", stat: "ref", double: true },
      { key: "martialArts", label: "Arts martiaux", stat: "dex", double: true },
      { key: "brawling", label: "Bagarre", stat: "dex" },
      { key: "evasion", label: "Esquive", stat: "dex" },
      { key: "meleeWeapon", label: "Mêlée", stat: "dex" },
      { key: "autofire", label: "Tir automatique", stat: "ref", double: true },
    ],
  },
  {
    id: "social",
    title: "Relations",
    traits: [
      { key: "trading", label: "Commerce", stat: "cool" },
      { key: "streetwise", label: "Connaissance de la rue", stat: "cool" },
      { key: "conversation", label: "Conversation", stat: "emp" },
      { key: "bribery", label: "Corruption", stat: "cool" },
      { key: "interrogation", label: "Interrogatoire", stat: "cool" },
      { key: "humanPerception", label: "Perception humaine", stat: "emp" },
      { key: "persuasion", label: "Persuasion", stat: "cool" },
      { key: "personalGrooming", label: "Soin de soi", stat: "cool" },
      { key: "wardrobeStyle", label: "Style", stat: "cool" },
    ],
  },
  {
    id: "performance",
    title: "Scène",
    traits: [
      { key: "acting", label: "Comédie", stat: "cool" },
      {
        key: "playInstrument",
        label: "Instrument de musique",
        stat: "tech",
        aliases: ["performance", "scène et musique"],
      },
    ],
  },
  {
    id: "technique",
    title: "Technique",
    traits: [
      { key: "cybertech", label: "Cybertechnologie", stat: "tech" },
      { key: "demolitions", label: "Démolition", stat: "tech", double: true },
      { key: "electronics", label: "Électronique et sécurité", stat: "tech", double: true },
      { key: "pickLock", label: "Crochetage", stat: "tech" },
      { key: "forgery", label: "Falsification", stat: "tech" },
      { key: "airVehicleTech", label: "Mécanique aérienne", stat: "tech" },
      { key: "seaVehicleTech", label: "Mécanique marine", stat: "tech" },
      { key: "vehicleTech", label: "Mécanique terrestre", stat: "tech", aliases: ["landVehicleTech"] },
      { key: "paramedic", label: "Médecine d'urgence", stat: "tech", double: true },
      { key: "paintDrawSculpt", label: "Peinture, dessin et sculpture", stat: "tech" },
      { key: "photographyFilm", label: "Photographie et film", stat: "tech" },
      { key: "firstAid", label: "Premiers soins", stat: "tech" },
      { key: "pickPocket", label: "Vol à la tire", stat: "tech" },
      { key: "basicTech", label: "Technologie de base", stat: "tech" },
      { key: "weaponsmith", label: "Armurerie", stat: "tech", aliases: ["weaponstech"] },
    ],
  },
];

export const CYBERPUNK_SKILLS: readonly CyberpunkSkill[] = SKILL_GROUPS.flatMap(({ traits }) => traits);

const DOUBLE_KEYS: ReadonlySet<string> = new Set(
  CYBERPUNK_SKILLS.filter(({ double }) => double).map(({ key }) => key),
);

/** The points that one level of a skill costs. */
export const levelCost = (key: string): number => (DOUBLE_KEYS.has(key) ? 2 : 1);

/** The points that all these levels cost. */
export function skillCost(skills: Readonly<Record<string, number>>): number {
  return Object.entries(skills).reduce((sum, [key, level]) => sum + level * levelCost(key), 0);
}
