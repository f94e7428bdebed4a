import type { RollMode } from "../../values/dice/rollDice";

/** The level of success that a roll may be asked for, in a game of percentages. */
export const REQUIRED_LEVELS = ["regular", "hard", "extreme"] as const;
export type RequiredLevel = (typeof REQUIRED_LEVELS)[number];

/** What the player adds to the next roll. Each game uses its own part. */
export interface Situation {
  /** Advantage and disadvantage; in Call of Cthulhu a bonus or a penalty die. */
  readonly mode: RollMode;
  /** Added to the total; in Vampire dice of the pool, in Call of Cthulhu bonus dice (negative: penalty dice). */
  readonly modifier: number;
  /** D&D: dice that are added to a check or to damage, `"1d4"`; empty for none. */
  readonly dice: string;
  /** The DC, the difficulty, the value to beat. */
  readonly difficulty?: number | undefined;
  /** Call of Cthulhu: the level that the MJ asks for. */
  readonly level: RequiredLevel;
  /** Whom it is aimed at opposes a roll to it: of a check, which else is aimed at nobody. */
  readonly opposed: boolean;
  /** D&D: Inspiration is spent, for advantage. */
  readonly inspired: boolean;
  /** Cyberpunk: points of Luck that are added. */
  readonly luck: number;
  /** Vampire: the dice that a surge of blood adds. */
  readonly surge: number;
  /** The ids of the effects of the state that the player takes off. */
  readonly ignored: ReadonlySet<string>;
}

export const NO_SITUATION: Situation = {
  mode: "normal",
  modifier: 0,
  dice: "",
  level: "regular",
  opposed: false,
  inspired: false,
  luck: 0,
  surge: 0,
  ignored: new Set(),
};
