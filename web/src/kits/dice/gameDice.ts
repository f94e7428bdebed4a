import type { RollSpec } from "domain/game/gameTypes";
import type { RollMode } from "domain/values/dice/rollDice";
import type { ComponentType } from "react";

/** Rolls what the table sees, under a label. */
export interface GameRollProps {
  disabled: boolean;
  onRoll: (label: string, roll: string | RollSpec) => void;
}

export type ModeNames = Readonly<Record<Exclude<RollMode, "normal">, string>>;

/** The dice of a game at the table, and what its sheets add to their next roll. */
export interface GameDice {
  /** The roll that its own rules know. */
  readonly form: ComponentType<GameRollProps>;
  /** What is added to or taken from a roll. */
  readonly modifier: { readonly label: string; readonly min: number; readonly max: number };
  /** What the game calls the better and the worse of two throws, where it has them. */
  readonly modes?: ModeNames;
  /** Dice that spells and features add to a roll. */
  readonly addsDice?: true;
  /** Points of Luck that are spent before a roll. */
  readonly addsLuck?: true;
  /** Damage of a critical hit has twice the dice. */
  readonly doublesCriticals?: true;
}
