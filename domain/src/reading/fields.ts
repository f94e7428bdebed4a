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

/** The form in which names are compared: `fieldName("Dextérité ") === fieldName("dexterite")`. */
export function fieldName(text: string): string {
  return foldText(text.slice(0, MAX_NAME_LENGTH)).replace(/[^a-z0-9]/g, "");
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

/**
 * The fields of an object; none for anything else. Of two equal names, the first one with a value is taken.
 */
export function fieldsOf(raw: unknown): Fields {
  const fields = new Map<string, unknown>();
  if (!isRecord(raw)) return fields;
  for (const [key, value] of Object.entries(raw).slice(0, MAX_FIELDS)) {
    const name = fieldName(key);
    if (isPresent(value) && !fields.has(name)) fields.set(name, value);
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

/** The value at a path of names: `valueAt(actor, "attributes", "ac", "flat")`. */
export function valueAt(fields: Fields, name: string, ...deeper: readonly string[]): unknown {
  const value = pick(fields, [name]);
  const [next, ...rest] = deeper;
  return next === undefined ? value : valueAt(fieldsOf(value), next, ...rest);
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
