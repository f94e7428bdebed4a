import { type Fields, fieldName, valueAt } from "../../../values/reading/fields";
import { readText } from "../../../values/reading/values";
import { readNumber } from "../../../values/text/readNumber";
import type { Change } from "./changes";
import { evaluateFormula } from "./formula";

type Value = number | string | undefined;

/** The values of an actor or an item with the changes that act on it. */
export interface FoundryValues {
  /** The number at a path, a formula worked out without its dice; undefined when nothing remains. */
  readonly number: (path: string) => number | undefined;
  readonly text: (path: string) => string | undefined;
  /** What formulas call `@path`: a number, a text, or dice. */
  readonly reference: (path: string) => Value;
  /** The number that a formula stands for, with this actor's values. */
  readonly evaluate: (raw: unknown) => number | undefined;
}

/** A value that the system derives instead of storing it; undefined when the path is a stored one. */
export type DerivedValue = (path: string, values: FoundryValues) => unknown;

/** Flags are numbers here: 1 when they are set. */
const asValue = (raw: unknown): Value => {
  if (typeof raw === "boolean") return raw ? 1 : 0;
  return typeof raw === "number" ? raw : readText(raw, 400);
};

const rollsDice = (value: Value): value is string =>
  typeof value === "string" && /(?:^|[^a-z\d])\d*d\d|@/i.test(value);

/** `"1d8[radiant] + 2"`: a formula and what comes on top of it. */
export function joinedFormulas(first: Value, second: Value, isTaken = false): Value {
  const [, sign, term = ""] = /^\s*([-+]?)\s*(.*)$/s.exec(String(second ?? "")) ?? [];
  const isLess = (sign === "-") !== isTaken;
  if (first === undefined) return isLess ? `-${term}` : term;
  return readText(`${first} ${isLess ? "-" : "+"} ${term}`, 400);
}

/** A formula without its dice: `"1 + 1d4"` → `"1 "`. */
const withoutDice = (formula: string): string =>
  formula.replace(/\[[^[\]]*\]/g, "").replace(/[-+]?\s*\b\d*d\d+[\w<>=]*/gi, "");

const changed = (current: Value, { mode, value }: Change, { evaluate }: FoundryValues): Value => {
  const now = evaluate(current);
  const delta = evaluate(value);
  if (mode === "add" || mode === "subtract") {
    const added = asValue(value);
    const hasDice =
      rollsDice(delta === undefined ? added : undefined) || (now === undefined && rollsDice(current));
    if (hasDice) return joinedFormulas(current, delta ?? added, mode === "subtract");
  }
  if (delta === undefined) return mode === "override" ? asValue(value) : current;
  switch (mode) {
    case "add":
      return (now ?? 0) + delta;
    case "subtract":
      return (now ?? 0) - delta;
    case "multiply":
      return (now ?? 0) * delta;
    case "upgrade":
      return now === undefined ? delta : Math.max(now, delta);
    case "downgrade":
      return now === undefined ? delta : Math.min(now, delta);
    case "override":
      return delta;
    case "custom":
      return current;
  }
};

const grouped = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const byPath = new Map<string, Change[]>();
  for (const change of changes) {
    const known = byPath.get(change.path);
    if (known === undefined) byPath.set(change.path, [change]);
    else known.push(change);
  }
  return byPath;
};

/** A path as changes name it: `"classes.blood-hunter.levels"` → `"classes.bloodhunter.levels"`. */
const foldPath = (path: string): string => path.split(".").map(fieldName).join(".");

/**
 * Stored values under their changes, read on demand, since formulas refer to each other. A value that refers
 * to itself counts as absent; formulas of an item refer to its bearer's values as well.
 */
export function foundryValues(
  stored: Fields,
  changes: readonly Change[],
  derived: DerivedValue = () => undefined,
  bearer?: FoundryValues,
): FoundryValues {
  const known = new Map<string, Value>();
  const underWay = new Set<string>();
  const byPath = grouped(changes);

  const read = (path: string): Value => {
    if (known.has(path) || underWay.has(path)) return known.get(path);
    underWay.add(path);
    const [first = "", ...rest] = path.split(".");
    const base = asValue(derived(path, values) ?? valueAt(stored, first, ...rest));
    const value = (byPath.get(path) ?? []).reduce((current, next) => changed(current, next, values), base);
    underWay.delete(path);
    known.set(path, value);
    return value;
  };

  const reference = (path: string): Value => read(foldPath(path)) ?? bearer?.reference(path);

  const evaluate = (raw: unknown): number | undefined => {
    if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
    const text = readText(raw, 400);
    if (text === undefined) return undefined;
    return readNumber(text) ?? evaluateFormula(text, reference);
  };

  /** Of a bonus with dice, what it has beside them. */
  const number = (path: string): number | undefined => {
    const value = read(path);
    return evaluate(value) ?? (rollsDice(value) ? evaluate(withoutDice(value)) : undefined);
  };

  const values: FoundryValues = {
    number,
    text: (path) => readText(read(foldPath(path))),
    reference,
    evaluate,
  };
  return values;
}
