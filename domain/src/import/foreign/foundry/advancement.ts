import { type Fields, fieldName, fieldsAt, fieldsOf, pick, valueAt } from "../../../values/reading/fields";
import { readList, readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import { type FoundryClass, type FoundryItem, identifierOf, subclassOf } from "./items";

/** What an item grants by level; a list, or since version 5.3 an object by id. */
const advancements = ({ system }: FoundryItem, type: string): Fields[] =>
  readList(pick(system, ["advancement"]))
    .map(fieldsOf)
    .filter((advancement) => pick(advancement, ["type"]) === type);

const hitDie = (system: Fields): number => {
  const die = readText(valueAt(system, "hd", "denomination")) ?? readText(pick(system, ["hitDice"])) ?? "";
  return readNumber(/\d+$/.exec(die)?.[0]) ?? 0;
};

const pointsOf = (raw: unknown, die: number): number => {
  if (raw === "max") return die;
  if (raw === "avg") return die / 2 + 1;
  return readNumber(raw) ?? 0;
};

/**
 * The hit points that a class has given, each level with the Constitution modifier and at least 1; undefined
 * when the class does not say.
 */
export function hitPointsOfClass({ item }: FoundryClass, constitution: number): number | undefined {
  const [advancement] = advancements(item, "HitPoints");
  const levels = [...fieldsAt(advancement ?? new Map(), "value")].filter(([level]) => /^\d+$/.test(level));
  if (levels.length === 0) return undefined;
  const die = hitDie(item.system);
  return levels.reduce((sum, [, raw]) => sum + Math.max(pointsOf(raw, die) + constitution, 1), 0);
}

/** `{ value: 10 }`, `{ number: 1, faces: 6 }`. */
const scaleText = (raw: unknown): number | string | undefined => {
  const fields = fieldsOf(raw);
  const faces = readNumber(pick(fields, ["faces", "die"]));
  if (faces === undefined) return readNumber(pick(fields, ["value"])) ?? readText(pick(fields, ["value"]));
  return `${readNumber(pick(fields, ["number", "n"])) ?? 1}d${faces}`;
};

const scalesOf = (item: FoundryItem, level: number): [string, number | string][] =>
  advancements(item, "ScaleValue").flatMap((advancement) => {
    const configuration = fieldsAt(advancement, "configuration");
    const name = readText(pick(configuration, ["identifier"])) ?? readText(pick(advancement, ["title"]));
    const reached = [...fieldsAt(configuration, "scale")]
      .map(([from, raw]) => [readNumber(from) ?? Infinity, raw] as const)
      .filter(([from]) => from <= level)
      .sort(([a], [b]) => b - a);
    const value = scaleText(reached[0]?.[1]);
    return name === undefined || value === undefined
      ? []
      : [[`scale.${fieldName(identifierOf(item))}.${fieldName(name)}`, value] as [string, number | string]];
  });

/** The values that formulas call `@scale.monk.martial-arts` and `@classes.monk.levels`, by folded path. */
export function classReferences(
  items: readonly FoundryItem[],
  classes: readonly FoundryClass[],
): ReadonlyMap<string, number | string> {
  const level = classes.reduce((sum, entry) => sum + entry.level, 0);
  const ofClasses = classes.flatMap((entry): [string, number | string][] => {
    const subclass = subclassOf(items, entry);
    return [
      [`classes.${fieldName(entry.identifier)}.levels`, entry.level],
      ...scalesOf(entry.item, entry.level),
      ...(subclass === undefined ? [] : scalesOf(subclass, entry.level)),
    ];
  });
  const others = items.filter(({ type }) => ["race", "species", "feat", "background"].includes(type));
  return new Map([...others.flatMap((item) => scalesOf(item, level)), ...ofClasses]);
}
