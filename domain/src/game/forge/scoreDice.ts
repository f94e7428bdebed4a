import { parseDice } from "../../values/dice/parseDice";
import type { RandomUint32 } from "../../values/dice/randomSource";
import { rollDice } from "../../values/dice/rollDice";

/** Dice of a score, and what their sum is multiplied by. */
export interface ScoreDice {
  readonly notation: string;
  readonly factor: number;
}

/** The dice and the total of a score. */
export interface RolledScore {
  dice: number[];
  total: number;
}

/** What a table has rolled for the characters of one player. */
export interface TableRolls {
  /** In the order of the rolls. */
  readonly scores?: readonly RolledScore[] | undefined;
  /** By die size: the rolls for the levels after the first, in order. */
  readonly hitDice: readonly { readonly sides: number; readonly values: readonly number[] }[];
}

/** Rolls a set of scores. */
export const rollScoreDice = (scores: readonly ScoreDice[], source: RandomUint32): RolledScore[] =>
  scores.map(({ notation, factor }) => {
    const expression = parseDice(notation);
    if (expression === undefined) throw new RangeError(`No dice: ${notation}`);
    const { dice, total } = rollDice(expression, source);
    return { dice: dice.map(({ value }) => value), total: total * factor };
  });

/**
 * The stored result for each die, the nth die of a size having the nth result of that size; undefined where
 * none was rolled yet.
 */
export function levelDiceFor(
  { hitDice }: Pick<TableRolls, "hitDice">,
  sides: readonly number[],
): (number | undefined)[] {
  return sides.map((size, index) => {
    const nth = sides.slice(0, index).filter((earlier) => earlier === size).length;
    return hitDice.find((rolled) => rolled.sides === size)?.values[nth];
  });
}
