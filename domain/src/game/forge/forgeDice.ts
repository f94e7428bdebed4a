import type { RolledScore } from "./scoreDice";

/** Who rolls the dice of a new character: the server for its campaign, or the device. */
export interface ForgeDice {
  /** The id of the campaign whose rules roll scores; empty when the device does. */
  readonly scoresFor: string;
  readonly levelDiceFor: string;
  /** A set of scores, in the order of the rolls. A campaign gives the same set every time. */
  readonly rollScores: () => Promise<readonly RolledScore[]>;
  /** The results of dice of these sizes; those that were rolled before (`earlier`) are not rolled again. */
  readonly rollLevelDice: (
    sides: readonly number[],
    earlier: readonly number[],
  ) => Promise<readonly number[]>;
}
