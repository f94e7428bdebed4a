import type { RolledDie } from "../../values/dice/rollDice";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import type { RollSpec } from "../gameTypes";
import type { RollRequest } from "./rollRequest";

/** A roll of a character that was made, as the rules of its state in play read it. */
export interface MadeRoll {
  readonly request: RollRequest;
  /** What was rolled by the game's rules, with all that acted on it; undefined for dice notation. */
  readonly rolled?: RollSpec | undefined;
  readonly total: number;
  readonly dice: readonly Pick<RolledDie, "value" | "kept" | "sides">[];
  readonly outcome?: RollOutcome | undefined;
}

/** What the rules make of a roll at once: operations on the state, and a further roll. */
export interface AfterRoll<Operation> {
  readonly operations: readonly Operation[];
  readonly roll?: RollRequest | undefined;
}

/** What of the state may be spent on rolls; absent where the game has none. */
export interface RollResources {
  /** D&D: whether there is Inspiration. */
  readonly inspiration?: boolean;
  readonly luck?: number;
  /** Vampire: points of Willpower. */
  readonly willpower?: number;
  /** Vampire: the dice that a surge of blood adds; 0 where the blood cannot be roused. */
  readonly surge?: number;
}
