import { type Fields, fieldName, fieldsOf, isRecord, pick, readFirst } from "../values/reading/fields";
import { MAX_ENTRIES, readList, readNameList, readProse, readText } from "../values/reading/values";
import { type Range, readWhole } from "../values/text/readNumber";
import { type Trait, traitNames } from "./trait";

const SCORE_NAMES = [
  "value",
  "score",
  "total",
  "dots",
  "points",
  "current",
  "valeur",
  "niveau",
  "base",
  "sp",
];
const CURRENT_NAMES = ["current", "value", "actuel", "actuels", "now", "restants"];
const MAX_NAMES = ["max", "maximum", "total"];
const NAME_NAMES = ["name", "nom", "label", "key", "id"];

/**
 * The places where a sheet's values are searched, in order: what play makes of them (`play/statsInPlay`), a character's `stats`, its `data`, the `system`
 * of a Foundry actor, then the object itself. None for anything but an object.
 */
export function sheetLayers(raw: unknown): readonly Fields[] {
  const own = fieldsOf(raw);
  const data = fieldsOf(pick(own, ["data"]));
  return [
    fieldsOf(pick(own, ["valuesInPlay"])),
    fieldsOf(pick(own, ["stats"])),
    fieldsOf(pick(data, ["stats"])),
    data,
    fieldsOf(pick(own, ["system"])),
    own,
  ];
}

/**
 * The layers of the named blocks (`attributes`, `skills`…), including nested blocks
 * (`attributes.physical.strength`) and lists of named values (`[{ name: "Bagarre", value: 3 }]`).
 */
export function blockLayers(layers: readonly Fields[], blockNames: readonly string[]): readonly Fields[] {
  const blocks = layers.flatMap((fields) => blockNames.map((name) => blockFields(pick(fields, [name]))));
  const inner = blocks.flatMap((fields) => [...fields.values()].filter(isGroup).map(fieldsOf));
  return [...blocks, ...inner];
}

const blockFields = (raw: unknown): Fields => (Array.isArray(raw) ? fieldsOfList(raw) : fieldsOf(raw));

/** Whether it is an object of named values, rather than a value with details. */
const isGroup = (raw: unknown): boolean => isRecord(raw) && pick(fieldsOf(raw), SCORE_NAMES) === undefined;

function fieldsOfList(list: readonly unknown[]): Fields {
  const named = readList(list).flatMap((entry): [string, unknown][] => {
    const name = pick(fieldsOf(entry), NAME_NAMES);
    return typeof name === "string" ? [[fieldName(name), entry]] : [];
  });
  return new Map(named);
}

/** The first readable integer of a trait within its range; undefined when there is none. */
export function readTrait(layers: readonly Fields[], trait: Trait, range: Range): number | undefined {
  return readFirst(layers, traitNames(trait), (raw) => readScore(raw, range));
}

function readScore(raw: unknown, range: Range): number | undefined {
  return readWhole(isRecord(raw) ? pick(fieldsOf(raw), SCORE_NAMES) : raw, range);
}

/** Several traits by key; unreadable ones are undefined. */
export function readTraitValues<Key extends string>(
  layers: readonly Fields[],
  traits: readonly Trait<Key>[],
  range: Range,
): Readonly<Record<Key, number | undefined>> {
  const entries = traits.map((trait) => [trait.key, readTrait(layers, trait, range)] as const);
  return Object.fromEntries(entries) as Record<Key, number | undefined>;
}

/** A value that a character has beside the traits of its game, under the name that it came with. */
export interface OwnScore {
  readonly name: string;
  readonly value: number;
}

/** More of them are no sheet that somebody wrote. */
const MAX_OWN_SCORES = 60;
const OWN_NAME_LENGTH = 80;

const entriesOf = (block: unknown): readonly (readonly [name: unknown, raw: unknown])[] =>
  isRecord(block)
    ? Object.entries(block).slice(0, MAX_ENTRIES)
    : Array.isArray(block)
      ? readList(block).map((entry) => [pick(fieldsOf(entry), NAME_NAMES), entry] as const)
      : [];

/**
 * The values of the named blocks that are none of these traits: « Sciences (Biologie) », a skill of another
 * setting. Of two equal names the first counts.
 */
export function readOwnScores(
  layers: readonly Fields[],
  blockNames: readonly string[],
  traits: readonly Trait[],
  range: Range,
): readonly OwnScore[] {
  const taken = new Set(traits.flatMap(traitNames).map(fieldName));
  const blocks = layers.flatMap((fields) => blockNames.map((name) => pick(fields, [name])));
  return blocks
    .flatMap(entriesOf)
    .flatMap(([key, raw]): OwnScore[] => {
      const name = readText(key, OWN_NAME_LENGTH);
      const value = readScore(raw, range);
      if (name === undefined || value === undefined) return [];
      // In another alphabet nothing of a name is left.
      const folded = fieldName(name) || name;
      if (taken.has(folded)) return [];
      taken.add(folded);
      return [{ name, value }];
    })
    .slice(0, MAX_OWN_SCORES);
}

/** A current value and its maximum; `current` is between 0 and `max`. */
export interface Gauge {
  readonly current: number;
  readonly max: number;
}

/** The highest maximum of any gauge. */
const MAX_GAUGE = 999;

/**
 * Reads `{ current, max }`, `"3 / 5"`, or a number (the current value); `max` is used when the character
 * gives none. Undefined when nothing can be read.
 */
export function findGauge(layers: readonly Fields[], trait: Trait, max: number): Gauge | undefined {
  for (const fields of layers) {
    const read = readGaugeParts(pick(fields, traitNames(trait)));
    const current = read.current ?? read.max;
    if (current !== undefined) return clampGauge(current, read.max ?? max);
  }
  return undefined;
}

/** The same for a gauge that every character has: `fallback` is that of a new character. */
export function readGauge(layers: readonly Fields[], trait: Trait, fallback: Gauge): Gauge {
  return findGauge(layers, trait, fallback.max) ?? fallback;
}

function clampGauge(current: number, max: number): Gauge {
  const top = Math.min(MAX_GAUGE, Math.max(0, max));
  return { current: Math.min(top, Math.max(0, current)), max: top };
}

function readGaugeParts(raw: unknown): { current?: number | undefined; max?: number | undefined } {
  if (isRecord(raw)) {
    const fields = fieldsOf(raw);
    return { current: readWhole(pick(fields, CURRENT_NAMES)), max: readWhole(pick(fields, MAX_NAMES)) };
  }
  const [current, max] = typeof raw === "string" ? raw.slice(0, 80).split("/") : [raw];
  return { current: readWhole(current), max: readWhole(max) };
}

/**
 * The character's texts with their labels: prose, a list of names as one line, a number. Blank ones are left
 * out.
 */
export function readLines(
  layers: readonly Fields[],
  traits: readonly Trait[],
): { readonly label: string; readonly text: string }[] {
  return traits.flatMap((trait) => {
    const text = readLine(layers, trait);
    return text === undefined ? [] : [{ label: trait.label, text }];
  });
}

function readLine(layers: readonly Fields[], trait: Trait): string | undefined {
  for (const fields of layers) {
    const raw = pick(fields, traitNames(trait));
    const text = Array.isArray(raw) ? readNameList(raw).join(", ") : readProse(raw);
    if (text) return text;
  }
  return undefined;
}
