import {
  type Fields,
  fieldName,
  fieldsOf,
  isRecord,
  pick,
  readFirst,
  withBlocks,
} from "../../values/reading/fields";
import { readList, withoutAbsent } from "../../values/reading/values";
import { readWhole } from "../../values/text/readNumber";
import { ABILITY_KEYS, type AbilityKey } from "./abilities";

/** The readable scores; for an absent one the rolls are disabled. */
export type AbilityScores = Readonly<Partial<Record<AbilityKey, number>>>;

const ABILITY_NAMES: Readonly<Record<AbilityKey, readonly string[]>> = {
  str: ["str", "for", "strength", "force"],
  dex: ["dex", "dexterity", "dextérité"],
  con: ["con", "constitution"],
  int: ["int", "intelligence"],
  wis: ["wis", "sag", "wisdom", "sagesse"],
  cha: ["cha", "charisma", "charisme"],
};

const BLOCK_NAMES = ["abilityScores", "abilities", "ability", "caracteristiques", "scores", "attributes"];
const SCORE_NAMES = ["value", "score", "total", "valeur", "base"];
const NAME_NAMES = ["key", "ability", "name", "id", "label", "nom"];

/** Numbers outside this range are not scores. */
const SCORE_RANGE = { min: 0, max: 99 };

const KEY_BY_NAME: ReadonlyMap<string, AbilityKey> = new Map(
  ABILITY_KEYS.flatMap((key) => ABILITY_NAMES[key].map((name) => [fieldName(name), key] as const)),
);

/** `"STR"`, `"for"`, `"Sagesse"`, `"dexterity"` → the ability of that name. */
export function abilityKey(raw: unknown): AbilityKey | undefined {
  return typeof raw === "string" ? KEY_BY_NAME.get(fieldName(raw)) : undefined;
}

const readScore = (raw: unknown): number | undefined =>
  readWhole(isRecord(raw) ? pick(fieldsOf(raw), SCORE_NAMES) : raw, SCORE_RANGE);

const fromList = (list: readonly unknown[]): Fields =>
  new Map(
    readList(list).flatMap((entry) => {
      const key = abilityKey(pick(fieldsOf(entry), NAME_NAMES));
      return key === undefined ? [] : [[key, entry]];
    }),
  );

/**
 * Product §3 "abilityScores": a record by ability (any case, French or English), a list of named scores, or
 * six fields.
 */
export function readAbilityScores(layers: readonly Fields[]): AbilityScores {
  const openBlock = (raw: unknown) => (Array.isArray(raw) ? fromList(raw) : fieldsOf(raw));
  const sources = withBlocks(layers, BLOCK_NAMES, openBlock);
  const scores = ABILITY_KEYS.map((key) => [key, readFirst(sources, ABILITY_NAMES[key], readScore)]);
  return withoutAbsent<AbilityScores>(Object.fromEntries(scores));
}
