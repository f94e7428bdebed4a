import type { RollSpec } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { DiceRoll } from "../../values/dice/rollDice";

/** Rolls by the rules of the roll's game. */
export const rollSheet = (spec: RollSpec, source: RandomUint32): DiceRoll =>
  gameOf(spec.game).rolls.throw(spec, source);
