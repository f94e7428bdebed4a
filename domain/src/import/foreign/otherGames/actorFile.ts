import { type Trait, traitNames } from "../../../game/trait";
import type { RawFields } from "../../../sheet/character/character";
import { type Fields, fieldName, fieldsOf, isRecord, pick, valueAt } from "../../../values/reading/fields";
import { readText } from "../../../values/reading/values";
import type { SystemId } from "../../../values/systemIds";
import type { Range } from "../../../values/text/readNumber";
import { readWhole } from "../../../values/text/readNumber";
import { type FoundryItem, readFoundryItems } from "../foundry/items";

/** A Foundry actor of any system. */
export interface ActorFile {
  readonly raw: Fields;
  /** `system`, or `data` before version 10. */
  readonly core: Fields;
  /** Read when it is asked for: most files are of another game. */
  readonly items: readonly FoundryItem[];
  readonly type: string;
  /** `"wod5e"`, where the export says it. */
  readonly systemId: string | undefined;
}

/** The actor in a file; undefined for anything that has no type and no block of its system. */
export function readActorFile(file: RawFields): ActorFile | undefined {
  const raw = fieldsOf(file);
  const type = readText(pick(raw, ["type"]));
  const block = isRecord(file.system) ? file.system : file.data;
  if (type === undefined || !isRecord(block)) return undefined;
  return {
    raw,
    core: fieldsOf(block),
    get items() {
      return readFoundryItems(file.items);
    },
    type,
    systemId:
      readText(valueAt(raw, "_stats", "systemId")) ??
      readText(valueAt(raw, "flags", "exportSource", "system")) ??
      (typeof file.system === "string" ? readText(file.system) : undefined),
  };
}

/** Whose sheet it is, as every game's reader begins it. */
export const headOf = ({ raw }: ActorFile, system: SystemId): RawFields => ({
  id: pick(raw, ["_id", "id"]),
  name: pick(raw, ["name"]),
  system,
});

const NUMBER_NAMES = ["value", "level", "points", "max"];

/** `3`, `{ value: 3 }`, `{ level: 3 }`. */
export const wholeOf = (raw: unknown, range?: Range): number | undefined =>
  readWhole(isRecord(raw) ? pick(fieldsOf(raw), NUMBER_NAMES) : raw, range);

/** The numbers of a block of `{ name: { value } }`, by name. */
export const wholesIn = (block: Fields, range: Range): RawFields =>
  Object.fromEntries(
    [...block].flatMap(([name, raw]) => {
      const value = wholeOf(raw, range);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/**
 * The key of a game's trait by any name that other tools have for it: its own names, or one of `others`; a
 * name in brackets counts with and without them. Undefined for an unknown name.
 */
export function traitFinder(
  traits: readonly Trait[],
  others: Readonly<Record<string, string>>,
): (name: string) => string | undefined {
  const keys = new Map<string, string>(Object.entries(others));
  for (const trait of traits) for (const name of traitNames(trait)) keys.set(fieldName(name), trait.key);
  return (name) => keys.get(fieldName(name)) ?? keys.get(fieldName(name.replace(/\s*[(:].*$/s, "")));
}

/** The highest value of each key, where several entries share one (languages, sciences). */
export function highest(entries: readonly (readonly [key: string, value: number])[]): Record<string, number> {
  const values = new Map<string, number>();
  for (const [key, value] of entries) values.set(key, Math.max(values.get(key) ?? value, value));
  return Object.fromEntries(values);
}
