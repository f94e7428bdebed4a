import type { DiceRoll, RolledDie } from "../dice/rollDice";

/** A die on the table and why it was thrown: `hunger` dice bite, an `extra` die followed another. */
export interface SheetDie extends RolledDie {
  readonly role: "plain" | "hunger" | "extra";
}

/** How a roll ended in the words of its game; `tone` is how the log marks it. */
export interface RollOutcome {
  readonly id: string;
  readonly label: string;
  readonly tone: "triumph" | "success" | "neutral" | "failure" | "disaster";
}

/** A roll by a game's own rules: what any roll gives, and how it ended. */
export interface SheetRoll extends DiceRoll {
  readonly dice: readonly SheetDie[];
  readonly outcome: RollOutcome;
}

/** A die that was thrown first and counts. */
export function plainDie(sides: number, value: number): SheetDie {
  return { sides, value, kept: true, sign: 1, role: "plain" };
}
