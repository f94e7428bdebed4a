import { sheetLayers } from "../../game/sheetReading";
import type { Character } from "../../sheet/character/character";
import { pick } from "../../values/reading/fields";
import { readName } from "../../values/reading/values";
import { foldText } from "../../values/text/foldText";
import type { DamageType } from "./damageTypes";
import { damageTypesIn } from "./damageWords";

/** Words of a name without accents and case, and the damage that they stand for. */
type Words = readonly (readonly [words: RegExp, type: DamageType])[];

/** Of dragonborn, by the metal, the colour or the gem of their dragon, in French and English. */
const DRAGONS: Words = [
  [/\b(?:noire?|black)\b/, "acid"],
  [/\b(?:cuivree?|cuivre|copper)\b/, "acid"],
  [/\b(?:bleue?|blue|bronze)\b/, "lightning"],
  [/\b(?:airain|laiton|brass|rouge|red)\b/, "fire"],
  [/\b(?:d'or|doree?|gold|golden)\b|\(or\)|^or$/, "fire"],
  [/\b(?:verte?|green)\b/, "poison"],
  [/\b(?:blanche?|blanc|white|d'argent|argentee?|argent|silver)\b/, "cold"],
  [/\b(?:amethyste?)\b/, "force"],
  [/\b(?:cristal|crystal)\b/, "radiant"],
  [/\b(?:emeraude|emerald)\b/, "psychic"],
  [/\b(?:saphir|sapphire)\b/, "thunder"],
  [/\b(?:topaze?)\b/, "necrotic"],
];

/** Of tieflings in the book of 2024; in that of 2014 all resist fire. */
const LEGACIES: Words = [
  [/\b(?:abyssale?|abyssal)\b/, "poison"],
  [/\bch?th?oni(?:c|en|enne|que)\b/, "necrotic"],
];

interface People {
  readonly names: RegExp;
  /** What all of them resist; of a people with lineages, those whose lineage is not said. */
  readonly types: readonly DamageType[];
  /** What a lineage resists instead. */
  readonly lineages?: Words;
}

const PEOPLES: readonly People[] = [
  { names: /\b(?:nain|naine|dwarf|dwarven|duergar)\b/, types: ["poison"] },
  { names: /\b(?:tieffelin|tieffeline|tiefelin|tiefling)\b/, types: ["fire"], lineages: LEGACIES },
  {
    names: /\b(?:drakeide|drakonide|sang-?dragon|ne du dragon|dragonborn)\b/,
    types: [],
    lineages: DRAGONS,
  },
  { names: /\b(?:aasimar|aasimare|assimar)\b/, types: ["necrotic", "radiant"] },
  { names: /\b(?:halfelin|halfeline|halfling).*\b(?:robuste|stout)\b|\bstout halfling\b/, types: ["poison"] },
  { names: /\bgenasi.*\b(?:feu|fire)\b|\bfire genasi\b/, types: ["fire"] },
  { names: /\bgenasi.*\b(?:eau|water)\b|\bwater genasi\b/, types: ["acid"] },
  { names: /\btritone?\b/, types: ["cold"] },
  { names: /\b(?:forgelier|forgeliere|warforged)\b/, types: ["poison"] },
];

/** The fields that other tools and the stats name a lineage with. */
const LINEAGE_NAMES = [
  ["subrace", "sousRace", "sousPeuple", "raceVariant"],
  ["lineage", "lignage", "legacy", "fiendishLegacy", "legs", "heritage"],
  ["ancestry", "ascendance", "draconicAncestry", "ascendanceDraconique", "ancetreDraconique"],
];
/** Traits that have the lineage, or its damage, among their words: « Ascendance draconique (rouge) ». */
const LINEAGE_TRAIT =
  /draconi|legs fielon|heritage fielon|fiendish legacy|resistance aux degats|damage resistance/;
const MAX_TRAITS = 200;

type Named = Pick<Character, "stats" | "data" | "race" | "proficiencies">;

/** What may say the lineage: the people's name, fields of their own, and traits, in this order. */
function lineageTexts({ stats, data, race, proficiencies }: Named): string[] {
  const fields = sheetLayers({ stats, data }).flatMap((layer) =>
    LINEAGE_NAMES.flatMap((names) => readName(pick(layer, names)) ?? []),
  );
  const traits = proficiencies.flatMap(({ names }) => names).slice(0, MAX_TRAITS);
  const telling = traits.map(foldText).filter((trait) => LINEAGE_TRAIT.test(trait));
  return [foldText(race ?? ""), ...fields.map(foldText), ...telling];
}

/** The damage that a lineage resists, by its words or by the damage that a text of it names. */
function lineageType(words: Words, texts: readonly string[]): DamageType | undefined {
  for (const text of texts) {
    const [named] = damageTypesIn(text);
    const type = words.find(([one]) => one.test(text))?.[1] ?? named;
    if (type !== undefined) return type;
  }
  return undefined;
}

/**
 * What a character resists by birth, in the names of both editions and languages. `stated`: the types that its sheet
 * names anyway. Where a lineage decides and is not said, they have it already, or the people's usual one holds.
 */
export function peopleResistances(character: Named, stated: readonly DamageType[]): readonly DamageType[] {
  const race = foldText(character.race ?? "");
  const people = PEOPLES.find(({ names }) => names.test(race));
  if (people === undefined) return [];
  const { types, lineages } = people;
  if (lineages === undefined) return types;
  const type = lineageType(lineages, lineageTexts(character));
  if (type !== undefined) return [type];
  return lineages.some(([, one]) => stated.includes(one)) ? [] : types;
}
