import { creatureDraftSchema } from "../../games/creature";
import { readCharacterFile } from "../../import/characterFile";
import { readCreatureFile } from "../../import/creatureFile";
import { importedCharacter } from "../../import/importedCharacter";
import type { Character } from "../../sheet/character/character";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { toStoredShape } from "../../table/characters/storedShape";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import { AppError } from "../../values/errors";

/** A number from 0 up to and without 1. */
type Random = () => number;

const withHoles = (): unknown[] => {
  const list: unknown[] = [1, 2, 3];
  delete list[1];
  return list;
};

const ODD: readonly unknown[] = [
  ...[null, undefined, Number.NaN, -1, 0, 1e308, Infinity, "", " ", "@prof", "((((", "1d6", "12,5", "-0"],
  ...["@attributes.ac.value", "@scale.x.y", "1/0", "=99", true, false, [], {}, withHoles(), [[[]]]],
  ...[Object.assign([1, 2], { constructor: 5 }), { constructor: 1 }, { value: { value: {} } }, { length: 5 }],
  ...["constructor", "__proto__", "x".repeat(5000), "[[/r 1d6]]@UUID[", "&#x110000;", { 0: "a", 1: null }],
];

/** The same numbers again for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pickOf = <Value>(list: readonly Value[], random: Random): Value =>
  list[Math.floor(random() * list.length)] as Value;

/**
 * A copy of a file with some of its values replaced by odd ones or by others of its own, taken out, or listed
 * twice; about one of `rarity`.
 */
export function mutated(value: unknown, random: Random, rarity: number): unknown {
  if (random() * rarity < 1) return pickOf(ODD, random);
  if (Array.isArray(value)) {
    const list = value.map((entry) => mutated(entry, random, rarity));
    return random() * rarity < 1 ? [...list, ...list] : list;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(() => random() * rarity >= 1);
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      const other = random() * rarity < 1 ? (pickOf(entries, random)?.[1] ?? entry) : entry;
      return [key, mutated(other, random, rarity)];
    }),
  );
}

const hasNaN = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(hasNaN) : Number.isNaN(value);

/** What is read of a character; whose it is, where and in which version, no file keeps. */
const readOf = ({ stats: _, data: _data, ...character }: Character): object => {
  const { id: _id, userId: _user, campaign: _campaign, version: _version, ...read } = character;
  return read;
};

/**
 * Reads a file as an import, as its sheet and as it is stored. Says what went wrong: a throw that is no
 * sentence, a number that is none, a character that reads otherwise once it is stored; undefined when nothing
 * did.
 */
export function checkRead(raw: unknown): string | undefined {
  try {
    const character = importedCharacter(raw);
    const { stats, data, ...worn } = applyEquipment(character, character.inventoryItems, []).character;
    if (hasNaN(worn)) return "a number that is none";
    const again = normaliseCharacter(toStoredShape(character));
    if (JSON.stringify(readOf(again)) !== JSON.stringify(readOf(character)))
      return "it reads otherwise once it is stored";
    readCharacterFile(JSON.stringify(raw) ?? "");
    return undefined;
  } catch (error) {
    return error instanceof AppError ? undefined : `a throw: ${String(error)}`;
  }
}

/** The same of a file of creatures: undefined where each that is read could be created. */
export function checkCreatures(raw: unknown): string | undefined {
  try {
    const { creatures } = readCreatureFile(JSON.stringify(raw) ?? "");
    const refused = creatures.find((creature) => !creatureDraftSchema.safeParse(creature).success);
    return refused && `no draft: ${JSON.stringify(refused)}`;
  } catch (error) {
    return error instanceof AppError ? undefined : `a throw: ${String(error)}`;
  }
}
