import { foldText } from "../text/foldText";

/**
 * The fields of something that came from outside (an import, an old document, another tool), by name.
 * Names are compared without case, accents, spaces and punctuation: `hp_current`, `hpCurrent` and `HP current` are one.
 * A map and not an object, so that a field called `__proto__` or `constructor` is a field like any other.
 */
export type Fields = ReadonlyMap<string, unknown>;

/** Beyond these, what came in is garbage: it is not read further, so that no input costs more than a few ms. */
const MAX_FIELDS = 1000;
const MAX_NAME_LENGTH = 80;

/** How two names are compared: `fieldName("Dextérité ") === fieldName("dexterite")`. */
export function fieldName(text: string): string {
  return foldText(text.slice(0, MAX_NAME_LENGTH)).replace(/[^a-z0-9]/g, "");
}

/** Whether a value says something: `undefined`, `null`, blank text and numbers that are none say nothing. */
export function isPresent(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "number") return !Number.isNaN(value);
  return value !== undefined && value !== null;
}

export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** The fields of an object; of anything else, none. Where two names are one, the first that says something wins. */
export function fieldsOf(raw: unknown): Fields {
  const fields = new Map<string, unknown>();
  if (!isRecord(raw)) return fields;
  for (const [key, value] of Object.entries(raw).slice(0, MAX_FIELDS)) {
    const name = fieldName(key);
    if (isPresent(value) && !fields.has(name)) fields.set(name, value);
  }
  return fields;
}

/** The first of these names that says something. */
export function pick(fields: Fields, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(fieldName(name));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What stands at the end of a path of names: `valueAt(actor, "attributes", "ac", "flat")`. */
export function valueAt(fields: Fields, name: string, ...deeper: readonly string[]): unknown {
  const value = pick(fields, [name]);
  const [next, ...rest] = deeper;
  return next === undefined ? value : valueAt(fieldsOf(value), next, ...rest);
}

/** The fields of what stands there; none where it has none. */
export function fieldsAt(fields: Fields, name: string, ...deeper: readonly string[]): Fields {
  return fieldsOf(valueAt(fields, name, ...deeper));
}

/** The first of these names that says something, over several layers: all the names in the first layer, then in the second… */
export function pickFrom(layers: readonly Fields[], names: readonly string[]): unknown {
  return readFirst(layers, names, (raw) => raw);
}

/**
 * What the first readable one of these names says, all the names in the first layer, then in the second…
 * A value that cannot be read is passed over, so that garbage in one place does not hide what another one says.
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

/** The same for lists: the first that is not empty, else an empty one. */
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

/** Each layer behind the blocks it holds under these names: what a block says goes before the layer's own fields. */
export function withBlocks(
  layers: readonly Fields[],
  names: readonly string[],
  open: (raw: unknown) => Fields = fieldsOf,
): Fields[] {
  return layers.flatMap((fields) => [...names.map((name) => open(pick(fields, [name]))), fields]);
}
