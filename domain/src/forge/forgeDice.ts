import type { RolledScore } from "../documents/forgeRolls";

/** Who throws the dice of a new character: its table, before the server, or its maker's own device. */
export interface ForgeDice {
  /** The campaign whose table rolls scores; blank where one rolls for oneself. */
  readonly scoresFor: string;
  readonly hitDiceFor: string;
  /** One set of scores, in the order in which they fell. A table gives the same set every time. */
  readonly rollScores: () => Promise<readonly RolledScore[]>;
  /** What dice of these sizes show; of those that were rolled before (`kept`), none is rolled again. */
  readonly rollHitDice: (sides: readonly number[], kept: readonly number[]) => Promise<readonly number[]>;
}
