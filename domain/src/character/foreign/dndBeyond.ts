import { type Fields, fieldName, fieldsAt, fieldsOf, isRecord, pick } from "../../reading/fields";
import { readList, readName, readText } from "../../reading/values";
import { ALIGNMENTS } from "../../systems/dnd5e/alignments";
import { readNumber } from "../../text/readNumber";
import { ABILITY_KEYS, type AbilityKey, abilityModifier } from "../abilities";
import { abilityKey } from "../abilityScores";
import type { RawFields } from "../character";
import { skillKey } from "../skills";
import { dndBeyondActions, dndBeyondEntry } from "./dndBeyondItems";

/** The sources of permanent modifiers; modifiers of items are left to the items. */
const MODIFIER_SOURCES = ["race", "class", "background", "feat"];

interface Modifier {
  readonly type: string | undefined;
  readonly subType: string;
  readonly value: number;
}

const modifiersOf = (fields: Fields): Modifier[] =>
  MODIFIER_SOURCES.flatMap((source) => readList(pick(fieldsAt(fields, "modifiers"), [source]))).map((raw) => {
    const modifier = fieldsOf(raw);
    return {
      type: readText(pick(modifier, ["type"])),
      subType: readText(pick(modifier, ["subType"])) ?? "",
      value: readNumber(pick(modifier, ["value", "fixedValue"])) ?? 0,
    };
  });

/** The value of an ability in one of the lists of `{ id: 1–6, value }`. */
const statIn = (fields: Fields, list: string, key: AbilityKey): number | undefined => {
  const id = ABILITY_KEYS.indexOf(key) + 1;
  const stat = readList(pick(fields, [list])).find((raw) => readNumber(pick(fieldsOf(raw), ["id"])) === id);
  return readNumber(pick(fieldsOf(stat), ["value"]));
};

const isScoreOf = (key: AbilityKey, subType: string): boolean =>
  subType.endsWith("-score") && abilityKey(subType.slice(0, -"-score".length)) === key;

const scoreOf = (fields: Fields, modifiers: readonly Modifier[], key: AbilityKey): number | undefined => {
  const base = statIn(fields, "stats", key);
  const added = modifiers
    .filter(({ type, subType }) => type === "bonus" && isScoreOf(key, subType))
    .reduce((sum, { value }) => sum + value, statIn(fields, "bonusStats", key) ?? 0);
  return statIn(fields, "overrideStats", key) ?? (base === undefined ? undefined : base + added);
};

const trainings = <Key extends string>(
  modifiers: readonly Modifier[],
  keyOf: (subType: string) => Key | undefined,
): RawFields => {
  const known = { "half-proficiency": "half", proficiency: "proficient", expertise: "expertise" };
  return Object.fromEntries(
    Object.entries(known).flatMap(([type, proficiency]) =>
      modifiers
        .filter((modifier) => modifier.type === type)
        .flatMap(({ subType }) => {
          const key = keyOf(subType);
          return key === undefined ? [] : [[key, { proficiency }] as const];
        }),
    ),
  );
};

const saveOf = (subType: string): AbilityKey | undefined =>
  subType.endsWith("-saving-throws") ? abilityKey(subType.slice(0, -"-saving-throws".length)) : undefined;

const levelOf = (fields: Fields): number =>
  readList(pick(fields, ["classes"])).reduce<number>(
    (sum, raw) => sum + (readNumber(pick(fieldsOf(raw), ["level"])) ?? 0),
    0,
  );

/** The export has hit points without the Constitution bonus, and the damage taken as a separate number. */
const hitPoints = (fields: Fields, constitution: number | undefined): RawFields | undefined => {
  const read = (name: string) => readNumber(pick(fields, [name]));
  const base = read("baseHitPoints");
  const fromConstitution = constitution === undefined ? 0 : abilityModifier(constitution) * levelOf(fields);
  const rolled = base === undefined ? undefined : base + (read("bonusHitPoints") ?? 0) + fromConstitution;
  const max = read("overrideHitPoints") ?? rolled;
  if (max === undefined) return undefined;
  return { max, current: max - (read("removedHitPoints") ?? 0), temp: read("temporaryHitPoints") };
};

const backgroundOf = (fields: Fields): string | undefined => {
  const background = fieldsAt(fields, "background");
  return readName(pick(background, ["definition"])) ?? readName(pick(background, ["customBackground"]));
};

const isDndBeyond = (fields: Fields): boolean =>
  Array.isArray(pick(fields, ["stats"])) &&
  Array.isArray(pick(fields, ["classes"])) &&
  (fields.has(fieldName("baseHitPoints")) || isRecord(pick(fields, ["race"])));

const speedOf = (fields: Fields): unknown => pick(fieldsAt(fields, "race", "weightSpeeds"), ["normal"]);

/** The character itself, or a service's answer that contains it. */
const characterOf = (raw: RawFields): Fields | undefined =>
  [fieldsOf(raw), fieldsOf(raw.data)].find(isDndBeyond);

/** A D&D Beyond character in the product's own shape; undefined for anything else. */
export function readDndBeyond(raw: RawFields): RawFields | undefined {
  const fields = characterOf(raw);
  if (fields === undefined) return undefined;
  const modifiers = modifiersOf(fields);
  const scores = Object.fromEntries(ABILITY_KEYS.map((key) => [key, scoreOf(fields, modifiers, key)]));
  const alignment = readNumber(pick(fields, ["alignmentId"]));
  return {
    id: pick(fields, ["id"]),
    name: pick(fields, ["name"]),
    system: "dnd5e",
    stats: {
      abilityScores: scores,
      savingThrows: trainings(modifiers, saveOf),
      skills: trainings(modifiers, skillKey),
      hp: hitPoints(fields, scores.con),
      speed: speedOf(fields),
      inventoryItems: readList(pick(fields, ["inventory"])).flatMap((entry) => dndBeyondEntry(entry) ?? []),
      ...dndBeyondActions(fieldsAt(fields, "actions")),
    },
    data: {
      classes: pick(fields, ["classes"]),
      race: pick(fieldsAt(fields, "race"), ["fullName", "baseName"]),
      background: backgroundOf(fields),
      // Numbered from 1, in the order of the rule books.
      alignment: alignment === undefined ? undefined : ALIGNMENTS[alignment - 1],
      avatarUrl: pick(fieldsAt(fields, "decorations"), ["avatarUrl"]) ?? pick(fields, ["avatarUrl"]),
      description: pick(fieldsAt(fields, "notes"), ["backstory"]),
      notes: pick(fieldsAt(fields, "notes"), ["otherNotes"]),
      traits: pick(fields, ["traits"]),
    },
  };
}
