import { fieldName } from "../../reading/fields";

/** English terms of other tools → the terms of a French sheet. Keys are folded names. */
const DAMAGE_TYPES: Readonly<Record<string, string>> = {
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

/** Weapon properties by their English name and by Foundry's three letters. */
const PROPERTIES: Readonly<Record<string, string>> = {
  amm: "Munitions",
  ammunition: "Munitions",
  fin: "Finesse",
  finesse: "Finesse",
  hvy: "Lourde",
  heavy: "Lourde",
  lgt: "Légère",
  light: "Légère",
  lod: "Chargement",
  loading: "Chargement",
  mgc: "Magique",
  rch: "Allonge",
  reach: "Allonge",
  spc: "Spéciale",
  special: "Spéciale",
  thr: "Lancer",
  thrown: "Lancer",
  two: "À deux mains",
  twohanded: "À deux mains",
  ver: "Polyvalente",
  versatile: "Polyvalente",
};

const translated = (words: Readonly<Record<string, string>>, word: string): string => {
  const name = fieldName(word);
  return (Object.hasOwn(words, name) ? words[name] : undefined) ?? word;
};

/** `"slashing"` → `"tranchant"`; an unknown word is unchanged. */
export function frenchDamageType(word: string): string {
  return translated(DAMAGE_TYPES, word);
}

/** `"fin"`, `"Finesse"` → `"Finesse"`; an unknown word is unchanged. */
export function frenchProperty(word: string): string {
  return translated(PROPERTIES, word);
}
