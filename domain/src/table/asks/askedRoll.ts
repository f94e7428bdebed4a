import type { RollRequest } from "../../game/rolls/rollRequest";
import type { Character } from "../../sheet/character/character";
import { sheetChecks } from "../rolls/sheetChoices";

/**
 * The roll of a character's sheet that an ask names; undefined where the sheet does not know its value. `character`
 * with its equipment and its state in play, `raw` the same as it came.
 */
export function askedRoll(character: Character, raw: unknown, trait: string): RollRequest | undefined {
  return sheetChecks(character, raw)
    .flatMap(({ choices }) => choices)
    .find(({ label }) => label === trait);
}
