import type { DiceRoll } from "./rollDice";

/** Spec §9: the dice history keeps the 8 most recent rolls. */
export const ROLL_LOG_SIZE = 8;

/** Spec §3 "Dice roll log entry": `label` is what was rolled for, as the player pressed it. */
export interface RollLogEntry extends DiceRoll {
  readonly id: string;
  readonly label: string;
}

/** Newest first. */
export type RollLog = readonly RollLogEntry[];

export const EMPTY_ROLL_LOG: RollLog = [];

export function addRoll(log: RollLog, entry: RollLogEntry): RollLog {
  return [entry, ...log].slice(0, ROLL_LOG_SIZE);
}
