import type { DiceRoll } from "./rollDice";

/** Product §9: the number of rolls in the dice history. */
const ROLL_LOG_SIZE = 8;

/** Product §3 "Dice roll log entry": `label` is the name of the button that was pressed. */
export interface RollLogEntry extends DiceRoll {
  readonly id: string;
  readonly label: string;
  /** What acted on it: « Gravement blessé : −2 ». */
  readonly notes?: readonly string[] | undefined;
}

/** Newest first. */
export type RollLog<Entry extends RollLogEntry = RollLogEntry> = readonly Entry[];

export const EMPTY_ROLL_LOG: RollLog<never> = [];

export function addRoll<Entry extends RollLogEntry>(log: RollLog<Entry>, entry: Entry): RollLog<Entry> {
  return [entry, ...log].slice(0, ROLL_LOG_SIZE);
}
