import { plural } from "../text/plural";
import {
  compares,
  type DiceExpression,
  type DiceExpressionTerm,
  type DiceTerm,
  diceOf,
  formatDice,
  MAX_EXTRA_DICE,
} from "./diceExpression";
import { rollDie } from "./die";
import type { RandomUint32 } from "./randomSource";
import type { RollOutcome } from "./rollOutcome";

/** A rolled die; `kept` is false when it does not count. */
export interface RolledDie {
  readonly sides: number;
  readonly value: number;
  readonly kept: boolean;
  readonly sign: 1 | -1;
}

/**
 * The result of a roll (product §3 "Dice roll log entry"): `die` is the size of its first dice, `roll` what
 * its terms with dice give, `modifier` the sum of its constants, `total` both. `dice` has all dice, including
 * those that do not count. `series` has the total of each repetition, when there are several; `total` is then
 * their sum.
 */
export interface DiceRoll {
  readonly notation: string;
  readonly die: number;
  readonly roll: number;
  readonly modifier: number;
  readonly total: number;
  readonly dice: readonly RolledDie[];
  readonly series?: readonly number[] | undefined;
  /** Of dice notation, how many successes its dice show, when they are counted. */
  readonly outcome?: RollOutcome | undefined;
}

export type RollMode = "normal" | "advantage" | "disadvantage";

/** The dice that may still be added by rerolls and explosions. */
interface ExtraDice {
  left: number;
}

interface Evaluated {
  readonly dice: readonly RolledDie[];
  readonly value: number;
}

/** Rolls an expression (`parseDice`), with the dice in the order in which they are written. */
export function rollDice(expression: DiceExpression, source: RandomUint32): DiceRoll {
  const extra: ExtraDice = { left: MAX_EXTRA_DICE };
  const results = Array.from({ length: expression.repeats }, () => rollOnce(expression, source, extra));
  const roll = results.reduce((sum, result) => sum + result.roll, 0);
  const modifier = results.reduce((sum, result) => sum + result.modifier, 0);
  const outcome = successesOutcome(expression, roll);
  return {
    notation: formatDice(expression),
    die: diceOf(expression.terms)[0]?.sides ?? 0,
    roll,
    modifier,
    total: roll + modifier,
    dice: results.flatMap(({ dice }) => dice),
    ...(results.length > 1 && { series: results.map((result) => result.roll + result.modifier) }),
    ...(outcome && { outcome }),
  };
}

function rollOnce({ terms }: DiceExpression, source: RandomUint32, extra: ExtraDice) {
  const results = terms.map((term) => ({ term, ...evaluate(term, 1, source, extra) }));
  const sumOf = (part: typeof results) => part.reduce((sum, { term, value }) => sum + term.sign * value, 0);
  return {
    dice: results.flatMap(({ dice }) => dice),
    roll: sumOf(results.filter(({ term }) => term.kind !== "constant")),
    modifier: sumOf(results.filter(({ term }) => term.kind === "constant")),
  };
}

/** The value of a term without its sign, and its dice, whose sign is that of all signs around them. */
function evaluate(
  term: DiceExpressionTerm,
  around: 1 | -1,
  source: RandomUint32,
  extra: ExtraDice,
): Evaluated {
  const sign = (term.sign * around) as 1 | -1;
  switch (term.kind) {
    case "constant":
      return { dice: [], value: term.value };
    case "dice":
      return rollTerm(term, sign, source, extra);
    case "group": {
      const parts = term.terms.map((part) => ({ part, ...evaluate(part, sign, source, extra) }));
      return {
        dice: parts.flatMap(({ dice }) => dice),
        value: parts.reduce((sum, { part, value }) => sum + part.sign * value, 0),
      };
    }
    case "product":
      return term.steps.reduce<Evaluated>(
        (left, { operator, by }) => {
          const right = evaluate(by, sign, source, extra);
          // Adding 0 makes 0 of -0.
          const value = operator === "*" ? left.value * right.value : Math.floor(left.value / right.value);
          return { dice: [...left.dice, ...right.dice], value: value + 0 };
        },
        evaluate(term.first, sign, source, extra),
      );
  }
}

function rollTerm(term: DiceTerm, sign: 1 | -1, source: RandomUint32, extra: ExtraDice): Evaluated {
  const { sides, keep, success } = term;
  const thrown = Array.from({ length: term.count }, () => throwDie(term, source, extra)).flat();
  const standing = thrown.filter(({ kept }) => kept);
  const counted = new Set(
    keep
      ? positionsToKeep(
          standing.map(({ value }) => value),
          keep,
        ).map((position) => standing[position])
      : standing,
  );
  const scores = ({ value }: Face) => success === undefined || compares(value, success);
  const dice = thrown.map((face): RolledDie => {
    return { sides, value: face.value, kept: counted.has(face) && scores(face), sign };
  });
  const values = dice.filter(({ kept }) => kept).map(({ value }) => (success ? 1 : value));
  return { dice, value: values.reduce((sum, value) => sum + value, 0) };
}

/** A face, and whether it stands; one that was thrown again does not. */
interface Face {
  readonly value: number;
  readonly kept: boolean;
}

/** The faces of one die: those that were thrown again, the one that stands, and what it threw after. */
function throwDie(term: DiceTerm, source: RandomUint32, extra: ExtraDice): Face[] {
  const { sides, reroll, explode, min = 1, max = sides } = term;
  const faces: Face[] = [];
  let face = rollDie(sides, source);
  while (reroll !== undefined && compares(face, reroll.when) && extra.left > 0) {
    extra.left -= 1;
    faces.push({ value: face, kept: false });
    face = rollDie(sides, source);
    if (reroll.once) break;
  }
  faces.push({ value: Math.min(max, Math.max(min, face)), kept: true });
  if (!explode || face !== sides || extra.left === 0) return faces;
  extra.left -= 1;
  return [...faces, ...throwDie(term, source, extra)];
}

/** Of equal dice the first one is kept, so that the same roll always gives the same result. */
function positionsToKeep(values: readonly number[], keep: NonNullable<DiceTerm["keep"]>): number[] {
  const direction = keep.which === "highest" ? -1 : 1;
  return [...values.entries()]
    .sort(([, a], [, b]) => direction * (a - b))
    .slice(0, keep.count)
    .map(([position]) => position);
}

/** How many successes there are, where the dice of every term are counted so. */
function successesOutcome({ terms }: DiceExpression, successes: number): RollOutcome | undefined {
  const counts = terms.filter(({ kind }) => kind !== "constant");
  const areSuccesses = counts.every((term) => term.kind === "dice" && term.success !== undefined);
  if (!areSuccesses || counts.length === 0) return undefined;
  if (successes < 1) return { id: "no-success", label: "Aucune réussite", tone: "failure" };
  const label = `${successes} ${plural(successes, "réussite", "réussites")}`;
  return { id: "successes", label, tone: "success" };
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
