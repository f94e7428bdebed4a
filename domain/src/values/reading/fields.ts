import { foldText } from "../text/foldText";

/**
 * The fields of external data (an import, an old document, another tool), by name. Names are compared
 * ignoring case, accents, spaces and punctuation: `hp_current`, `hpCurrent` and `HP current` are equal. A Map
 * rather than an object, so that fields named `__proto__` or `constructor` are like any other.
 */
export type Fields = ReadonlyMap<string, unknown>;

/** Further fields are ignored, so that no input takes more than a few ms to read. */
const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 80;

/** Names that were folded before, since a file of 2,000 entries has the same few names in each. */
const folded = new Map<string, string>();
const MAX_FOLDED = 4000;

const fold = (text: string): string =>
  /^[a-zA-Z0-9]*$/.test(text) ? text.toLowerCase() : foldText(text).replace(/[^a-z0-9]/g, "");

/** The form in which names are compared: `fieldName("Dextérité ") === fieldName("dexterite")`. */
export function fieldName(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const name = fold(text.slice(0, MAX_NAME_LENGTH));
  if (text.length > MAX_NAME_LENGTH) return name;
  if (folded.size >= MAX_FOLDED) folded.clear();
  folded.set(text, name);
  return name;
}

/** Whether a value counts as present: not `undefined`, `null`, blank text or NaN. */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "number") return !Number.isNaN(value);
  return value !== undefined && value !== null;
}

export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

const NO_FIELDS: Fields = new Map();

/**
 * The fields of an object; none for anything else. Of two equal names, the first one with a value is taken.
 */
export function fieldsOf(raw: unknown): Fields {
  if (!isRecord(raw)) return NO_FIELDS;
  const fields = new Map<string, unknown>();
  const keys = Object.keys(raw);
  const end = Math.min(keys.length, MAX_FIELDS);
  for (let index = 0; index < end; index += 1) {
    const key = keys[index] ?? "";
    const value = raw[key];
    if (!isPresent(value)) continue;
    const name = fieldName(key);
    if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
}

/** The first of these names that has a value. */
export function pick(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(fieldName(name));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** One field of an object that is asked for nothing else: its exact name first, then any equal one. */
export function fieldOf(raw: unknown, name: string): unknown {
  if (!isRecord(raw)) return undefined;
  const exact = Object.hasOwn(raw, name) ? raw[name] : undefined;
  if (isPresent(exact)) return exact;
  const keys = Object.keys(raw);
  const end = Math.min(keys.length, MAX_FIELDS);
  const wanted = fieldName(name);
  for (let index = 0; index < end; index += 1) {
    const key = keys[index] ?? "";
    if (fieldName(key) === wanted && isPresent(raw[key])) return raw[key];
  }
  return undefined;
}

/** The value at a path of names: `valueAt(actor, "attributes", "ac", "flat")`. */
export function valueAt(fields: Fields, name: string, ...deeper: readonly string[]): unknown {
  let value = fields.get(fieldName(name));
  for (const next of deeper) value = fieldOf(value, next);
  return value;
}

/** The fields of the value at a path; none if it has none. */
export function fieldsAt(fields: Fields, name: string, ...deeper: readonly string[]): Fields {
  return fieldsOf(valueAt(fields, name, ...deeper));
}

/**
 * The first of these names that has a value, over several layers: all names in the first layer, then in the
 * second…
 */
export function pickFrom(layers: readonly Fields[], names: readonly string[]): unknown {
  return readFirst(layers, names, (raw) => raw);
}

/**
 * The first readable value of these names: all names in the first layer, then in the second… Unreadable
 * values are skipped, so that they do not hide a readable one.
 */
export function readFirst<Value>(
  layers: readonly Fields[],
  names: readonly string[],
  read: (raw: unknown) => Value | undefined,
): Value | undefined {
  for (const fields of layers) {
    for (const name of names) {
      const raw = fields.get(fieldName(name));
      const value = raw === undefined ? undefined : read(raw);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** The same for lists: the first one that is not empty, else an empty one. */
export function readFirstList<Value>(
  layers: readonly Fields[],
  names: readonly string[],
  read: (raw: unknown) => readonly Value[],
): readonly Value[] {
  const nonEmpty = (raw: unknown) => {
    const list = read(raw);
    return list.length > 0 ? list : undefined;
  };
  return readFirst(layers, names, nonEmpty) ?? [];
}

/**
 * Inserts before each layer the blocks that it has under these names, which take precedence over the layer's
 * own fields.
 */
export function withBlocks(
  layers: readonly Fields[],
  names: readonly string[],
  open: (raw: unknown) => Fields = fieldsOf,
): Fields[] {
  return layers.flatMap((fields) => [...names.map((name) => open(pick(fields, [name]))), fields]);
}
