import { frenchCoin } from "../../games/dnd5e/vocabulary";
import type { RawFields } from "../../sheet/character/character";
import { type Fields, fieldsAt, fieldsOf, isRecord, pick, valueAt } from "../../values/reading/fields";
import { readBoolean, readList, readName, readText, withoutAbsent } from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";
import type { BeyondSheet } from "./dndBeyond/sheet";
import type { FoundryActor } from "./foundry/actor";
import type { FoundryItem } from "./foundry/items";
import { plainText } from "./plainText";

const MAX_SPELLS = 300;
const MAX_FEATURES = 150;
const DESCRIPTION_LENGTH = 600;
const COINS = ["pp", "gp", "ep", "sp", "cp"];
const FEATURE_TYPES = ["feat", "background", "race", "subclass"];

const described = (raw: unknown): string | undefined => readText(plainText(raw), DESCRIPTION_LENGTH);

/** `{ po: 15 }`: the coins that there are. */
const purseOf = (coins: Fields): RawFields | undefined => {
  const held = COINS.flatMap((coin) => {
    const count = readNumber(pick(coins, [coin]));
    return count === undefined || count <= 0 ? [] : [[frenchCoin(coin), Math.trunc(count)] as const];
  });
  return held.length === 0 ? undefined : Object.fromEntries(held);
};

/** Older actors have a mode in words, newer ones the number 2. */
const isAlwaysPrepared = (system: Fields): boolean =>
  valueAt(system, "preparation", "mode") === "always" || pick(system, ["prepared"]) === 2;

const foundrySpell = ({ name, system }: FoundryItem): object =>
  withoutAbsent({
    name,
    level: readNumber(pick(system, ["level"])),
    prepared:
      readBoolean(valueAt(system, "preparation", "prepared")) ?? readBoolean(pick(system, ["prepared"])),
    always: isAlwaysPrepared(system) || undefined,
  });

/** The spells, features and coins of an actor: what the sheet keeps and does not show yet. */
export function foundryExtras({ items, core }: FoundryActor): RawFields {
  const spells = items.filter(({ type }) => type === "spell").slice(0, MAX_SPELLS);
  const features = items.filter(({ type }) => FEATURE_TYPES.includes(type)).slice(0, MAX_FEATURES);
  return {
    spells: spells.map(foundrySpell),
    features: features.map(({ name, system }) =>
      withoutAbsent({ name, description: described(valueAt(system, "description", "value")) }),
    ),
    purse: purseOf(fieldsAt(core, "currency")),
  };
}

const definitionOf = (raw: unknown): Fields => {
  const entry = fieldsOf(raw);
  return isRecord(pick(entry, ["definition"])) ? fieldsAt(entry, "definition") : entry;
};

const beyondSpells = (fields: Fields): object[] => {
  const ofSources = [...fieldsAt(fields, "spells").values()].flatMap(readList);
  const ofClasses = readList(pick(fields, ["classSpells"])).flatMap((raw) =>
    readList(pick(fieldsOf(raw), ["spells"])),
  );
  return [...ofSources, ...ofClasses].slice(0, MAX_SPELLS).flatMap((raw) => {
    const definition = definitionOf(raw);
    const name = readText(pick(definition, ["name"]));
    if (name === undefined) return [];
    const level = readNumber(pick(definition, ["level"]));
    const entry = fieldsOf(raw);
    const prepared = readBoolean(pick(entry, ["prepared"]));
    const always = readBoolean(pick(entry, ["alwaysPrepared"])) || undefined;
    return [withoutAbsent({ name, level, prepared, always })];
  });
};

/** The features that a class has reached, by name and level. */
const reached = ({ fields }: BeyondSheet): unknown[] =>
  readList(pick(fields, ["classes"])).flatMap((raw) => {
    const entry = fieldsOf(raw);
    const level = readNumber(pick(entry, ["level"])) ?? 0;
    return readList(pick(entry, ["classFeatures"])).filter(
      (feature) => (readNumber(pick(definitionOf(feature), ["requiredLevel"])) ?? 0) <= level,
    );
  });

/** The same of a D&D Beyond character. */
export function beyondExtras(sheet: BeyondSheet): RawFields {
  const { fields } = sheet;
  const traits = readList(valueAt(fields, "race", "racialTraits"));
  const feats = readList(pick(fields, ["feats"]));
  const features = [...traits, ...reached(sheet), ...feats].slice(0, MAX_FEATURES).flatMap((raw) => {
    const definition = definitionOf(raw);
    const name = readName(pick(definition, ["name"]));
    if (name === undefined) return [];
    const text = described(pick(definition, ["snippet"])) ?? described(pick(definition, ["description"]));
    return [withoutAbsent({ name, description: text })];
  });
  return { spells: beyondSpells(fields), features, purse: purseOf(fieldsAt(fields, "currencies")) };
}
