import type { RollRequest } from "../../game/rolls/rollRequest";
import { gameOf } from "../../games/registry/games";
import { shownDice } from "../../values/dice/diceExpression";
import { formatModifier } from "../../values/dice/rollDice";

/** What a roll throws, in its game's short form. */
export function rollValue(request: RollRequest): string {
  if (request.kind === "check") return formatModifier(request.modifier);
  if (request.kind === "dice") return shownDice(request.dice);
  return gameOf(request.spec.game).rolls.valueOf(request.spec);
}
