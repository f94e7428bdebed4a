import { SKILLS, type SkillKey } from "../../sheet/character/skills";
import { fieldName } from "../../values/reading/fields";
import { readText } from "../../values/reading/values";
import { ALIGNMENTS } from "./alignments";
import { PROFICIENCY_WORDS } from "./proficiencyWords";

/** English terms and codes of other tools → the terms of a French sheet. Keys are folded names. */
type Words = Readonly<Record<string, string>>;

const DAMAGE_TYPES: Words = {
  acid: "acide",
  bludgeoning: "contondant",
  cold: "froid",
  fire: "feu",
  force: "force",
  lightning: "foudre",
  necrotic: "nécrotique",
  piercing: "perforant",
  poison: "poison",
  psychic: "psychique",
  radiant: "radiant",
  slashing: "tranchant",
  thunder: "tonnerre",
};

/** Properties of weapons and gear by their English name and by Foundry's codes. */
const PROPERTIES: Words = {
  ada: "Adamantium",
  amm: "Munitions",
  ammunition: "Munitions",
  concentration: "Concentration",
  fin: "Finesse",
  finesse: "Finesse",
  fir: "Arme à feu",
  firearm: "Arme à feu",
  foc: "Focaliseur",
  focus: "Focaliseur",
  hvy: "Lourde",
  heavy: "Lourde",
  lgt: "Légère",
  light: "Légère",
  lod: "Chargement",
  loading: "Chargement",
  mgc: "Magique",
  rch: "Allonge",
  reach: "Allonge",
  rel: "Rechargement",
  reload: "Rechargement",
  ret: "Retour",
  returning: "Retour",
  ritual: "Rituel",
  sidearm: "Arme d'appoint",
  sil: "Argentée",
  silvered: "Argentée",
  spc: "Spéciale",
  special: "Spéciale",
  stealthdisadvantage: "Désavantage en Discrétion",
  thr: "Lancer",
  thrown: "Lancer",
  two: "À deux mains",
  twohanded: "À deux mains",
  ver: "Polyvalente",
  versatile: "Polyvalente",
  weightlesscontents: "Contenu sans poids",
  range: "Portée",
  // Masteries of the rules of 2024.
  cleave: "Enchaînement",
  graze: "Écorchure",
  nick: "Coup double",
  push: "Poussée",
  sap: "Sape",
  slow: "Ralentissement",
  topple: "Renversement",
  vex: "Ouverture",
};

const RARITIES: Words = {
  common: "Courant",
  uncommon: "Peu commun",
  rare: "Rare",
  veryrare: "Très rare",
  legendary: "Légendaire",
  artifact: "Artéfact",
};

const COINS: Words = { pp: "pp", gp: "po", ep: "pe", sp: "pa", cp: "pc" };

const ENGLISH_ALIGNMENTS = [
  ["lawfulgood", "lg"],
  ["neutralgood", "ng"],
  ["chaoticgood", "cg"],
  ["lawfulneutral", "ln"],
  ["trueneutral", "tn", "neutral", "n"],
  ["chaoticneutral", "cn"],
  ["lawfulevil", "le"],
  ["neutralevil", "ne"],
  ["chaoticevil", "ce"],
];

const translated = (words: Words, word: string): string => {
  const name = fieldName(word);
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? word;
};

/** `"slashing"` → `"tranchant"`; an unknown word is unchanged, here and below. */
export function frenchDamageType(word: string): string {
  return translated(DAMAGE_TYPES, word);
}

/** `"fin"`, `"Finesse"` → `"Finesse"`. */
export function frenchProperty(word: string): string {
  return translated(PROPERTIES, word);
}

/** `"sim"`, `"Simple Weapons"` → `"Armes courantes"`; `"Longswords"` → `"Épée longue"`; `"common"` → `"Commun"`. */
export function frenchProficiency(word: string): string {
  const given = word.trim();
  const known = translated(PROFICIENCY_WORDS, given);
  if (known !== given) return known;
  const singular = given.replace(/s$/i, "");
  const one = translated(PROFICIENCY_WORDS, singular);
  return one === singular ? given : one;
}

/** `"veryRare"`, `"Very Rare"` → `"Très rare"`; undefined without a word. */
export function frenchRarity(raw: unknown): string | undefined {
  const word = readText(raw);
  return word === undefined ? undefined : translated(RARITIES, word);
}

/** `"gp"` → `"po"`. */
export function frenchCoin(word: string): string {
  return translated(COINS, word);
}

/** `"Lawful Good"`, `"lg"` → `"Loyal bon"`; undefined without a word. */
export function frenchAlignment(raw: unknown): string | undefined {
  const word = readText(raw);
  const index = ENGLISH_ALIGNMENTS.findIndex((names) => names.includes(fieldName(word ?? "")));
  return ALIGNMENTS[index] ?? word;
}

const codeOf = (words: Words, word: string): string | undefined =>
  Object.keys(words).find((code) => words[code] === word);

/** `"tranchant"` → `"slashing"`, for what is exported; an unknown word is unchanged, here and below. */
export function foundryDamageType(word: string): string {
  return codeOf(DAMAGE_TYPES, word) ?? word;
}

/** `"Légère"` → `"lgt"`: Foundry's codes stand before the English names. */
export function foundryProperty(word: string): string {
  return codeOf(PROPERTIES, word) ?? word;
}

/** `"Épée longue"` → `"longsword"`: Foundry's codes stand before the English names; undefined for other words. */
export function foundryProficiency(word: string): string | undefined {
  return codeOf(PROFICIENCY_WORDS, word);
}

/** `"po"` → `"gp"`. */
export function foundryCoin(word: string): string {
  return codeOf(COINS, word) ?? word;
}

/** `"stealth"` → `"ste"`. */
export function foundrySkill(key: SkillKey): string {
  return SKILLS[key].aliases[0];
}
