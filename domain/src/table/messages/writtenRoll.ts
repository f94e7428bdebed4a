import type { RollSpec } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import { FREE_ROLL, freeRollLabel } from "../../values/dice/freeRoll";
import { checkDice } from "../../values/dice/parseDice";
import type { SystemId } from "../../values/systemIds";
import { firstCharacters } from "../../values/text/characters";

/** A label has no more characters (`api/rolls`). */
const MAX_LABEL = 80;

/** What is rolled, in dice notation or by the game's rules, and what it is called. */
export interface WrittenRoll {
  readonly label: string;
  readonly roll: string | RollSpec;
}

/** How a game's own roll is written after `/r`, beside dice notation. */
export const rollExamples = (system: SystemId): readonly string[] => gameOf(system).rolls.examples;

const named = (words: string | undefined, roll: WrittenRoll["roll"]): WrittenRoll => ({
  label: firstCharacters(words?.trim() || FREE_ROLL, MAX_LABEL),
  roll,
});

/**
 * A roll as it is written in the chat: dice notation with words behind, or the game's own roll (`rollExamples`).
 *
 * @returns a sentence for any other text
 */
export function readWrittenRoll(system: SystemId, written: string): WrittenRoll | string {
  const text = written.trim();
  const own = gameOf(system).rolls.read(text);
  if (own !== undefined) return named(own.words, own.roll);
  return checkDice(text) ?? named(freeRollLabel(text), text);
}
