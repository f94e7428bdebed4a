import type { DiceRoll, RolledDie } from "../values/dice/rollDice";
import type { RollOutcome } from "../values/dice/rollOutcome";

/**
 * A rolled die and its role: `hunger` dice have effects of their own, an `extra` die followed another one.
 */
export interface SheetDie extends RolledDie {
  readonly role: "plain" | "hunger" | "extra";
}

/** A roll by a game's own rules, with its outcome. */
export interface SheetRoll extends DiceRoll {
  readonly dice: readonly SheetDie[];
  readonly outcome: RollOutcome;
}

/** A die of the first roll that counts. */
export function plainDie(sides: number, value: number): SheetDie {
  return { sides, value, kept: true, sign: 1, role: "plain" };
}
