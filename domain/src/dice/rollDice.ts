import { type DiceExpression, type DiceTerm, formatDice } from "./diceExpression";
import { isDieSize, rollDie } from "./die";
import type { RandomUint32 } from "./randomSource";

/** A rolled die; `kept` is false when it does not count. */
export interface RolledDie {
  readonly sides: number;
  readonly value: number;
  readonly kept: boolean;
  readonly sign: 1 | -1;
}

/**
 * The result of a roll (product §3 "Dice roll log entry"): `die` is the size of its first dice, `roll` the
 * sum of the dice that count, `modifier` the sum of the constants, `total` both. `dice` has all dice,
 * including those that do not count.
 */
export interface DiceRoll {
  readonly notation: string;
  readonly die: number;
  readonly roll: number;
  readonly modifier: number;
  readonly total: number;
  readonly dice: readonly RolledDie[];
}

export type RollMode = "normal" | "advantage" | "disadvantage";

const isDice = (term: DiceExpression[number]): term is DiceTerm => term.kind === "dice";

/** Rolls an expression (`parseDice`), with the dice in the order in which they are written. */
export function rollDice(expression: DiceExpression, source: RandomUint32): DiceRoll {
  const terms = expression.filter(isDice);
  const dice = terms.flatMap((term) => rollTerm(term, source));
  const roll = sumOf(dice.filter(({ kept }) => kept));
  const modifier = sumOf(expression.filter((term) => term.kind === "constant"));
  return {
    notation: formatDice(expression),
    die: terms[0]?.sides ?? 0,
    roll,
    modifier,
    total: roll + modifier,
    dice,
  };
}

/** Starts from 0, so that no total is -0. */
function sumOf(parts: readonly { sign: number; value: number }[]): number {
  return parts.reduce((sum, { sign, value }) => sum + sign * value, 0);
}

function rollTerm({ count, sides, sign, keep }: DiceTerm, source: RandomUint32): RolledDie[] {
  const values = Array.from({ length: count }, () => rollDie(sides, source));
  const counted = new Set(keep ? positionsToKeep(values, keep) : values.keys());
  return values.map((value, position) => ({ sides, value, kept: counted.has(position), sign }));
}

/** Of equal dice the first one is kept, so that the same roll always gives the same result. */
function positionsToKeep(values: readonly number[], keep: NonNullable<DiceTerm["keep"]>): number[] {
  const direction = keep.which === "highest" ? -1 : 1;
  return [...values.entries()]
    .sort(([, a], [, b]) => direction * (a - b))
    .slice(0, keep.count)
    .map(([position]) => position);
}

const KEPT_OF_TWO = { advantage: "highest", disadvantage: "lowest" } as const;

/**
 * Product §5: one die plus a truncated modifier, `1d20` by default. With advantage or disadvantage two dice
 * are rolled and one counts. Undefined (the roll is disabled) when the modifier is not a number or `sides` is
 * not a die size.
 *
 * @example rollCheck({ modifier: 5 }, source) // { notation: "1d20+5", die: 20, roll: 12, modifier: 5, total:
 *   17, … }
 */
export function rollCheck(
  check: { modifier: number | undefined; sides?: number; mode?: RollMode },
  source: RandomUint32,
): DiceRoll | undefined {
  const expression = d20Expression(check);
  return expression && rollDice(expression, source);
}

/** The notation of `rollCheck`, as the text of its button: `1d20+5`; undefined when the roll is disabled. */
export function d20Notation(check: {
  modifier: number | undefined;
  sides?: number;
  mode?: RollMode;
}): string | undefined {
  const expression = d20Expression(check);
  return expression && formatDice(expression);
}

function d20Expression(check: {
  modifier: number | undefined;
  sides?: number;
  mode?: RollMode;
}): DiceExpression | undefined {
  const { modifier = Number.NaN, sides = 20, mode = "normal" } = check;
  if (!Number.isFinite(modifier) || !isDieSize(sides)) return undefined;
  const thrown = { kind: "dice", sign: 1, count: 1, sides: Math.floor(sides) } as const;
  const dice: DiceTerm =
    mode === "normal" ? thrown : { ...thrown, count: 2, keep: { which: KEPT_OF_TWO[mode], count: 1 } };
  const value = Math.trunc(modifier);
  if (value === 0) return [dice];
  return [dice, { kind: "constant", sign: value < 0 ? -1 : 1, value: Math.abs(value) }];
}

/** Product §5: a modifier with its sign, `+5`, `-1`, `+0`; « — » when it is not a number. */
export function formatModifier(modifier: number | undefined): string {
  if (modifier === undefined || !Number.isFinite(modifier)) return "—";
  const value = Math.trunc(modifier);
  return value < 0 ? String(value) : `+${Math.abs(value)}`;
}

/** Whether the d20 that counts shows 20 or 1, when the roll has exactly one. */
export function naturalMark({ dice }: Pick<DiceRoll, "dice">): "natural-20" | "natural-1" | undefined {
  const [d20, another] = dice.filter(({ sides, kept }) => sides === 20 && kept);
  if (d20 === undefined || another !== undefined) return undefined;
  if (d20.value === 20) return "natural-20";
  return d20.value === 1 ? "natural-1" : undefined;
}
