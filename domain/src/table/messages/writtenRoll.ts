import { MAX_PERCENT } from "../../games/cthulhu/percentRoll";
import type { RollSpec } from "../../games/sheetRoll";
import { MAX_DICE } from "../../games/vampire/poolRoll";
import { FREE_ROLL, freeRollLabel } from "../../values/dice/freeRoll";
import { checkDice } from "../../values/dice/parseDice";
import { d20Notation } from "../../values/dice/rollDice";
import type { SystemId } from "../../values/systemIds";
import { firstCharacters } from "../../values/text/characters";

/** A label has no more characters (`api/rolls`). */
const MAX_LABEL = 80;
const MAX_HUNGER = 5;

/** What is rolled, in dice notation or by the game's rules, and what it is called. */
export interface WrittenRoll {
  readonly label: string;
  readonly roll: string | RollSpec;
}

/** How each game's own roll is written after `/r`, beside dice notation. */
export const ROLL_EXAMPLES: Readonly<Record<SystemId, readonly string[]>> = {
  dnd5e: ["2d6+3 dégâts", "+5 Perception"],
  vampire: ["6 2 Force + Bagarre", "2d10"],
  cyberpunk: ["+14 Discrétion", "3d6 dégâts"],
  cthulhu: ["45 Écouter", "45 -1 Écouter", "1d6"],
};

const WORDS = "(?:\\s+(\\p{L}.*))?$";
/** `+5 Perception` */
const BONUS = new RegExp(`^([+\\-−]\\s*\\d{1,2})${WORDS}`, "u");
/** `6 2 Force + Bagarre`: so many dice, so many of them Hunger dice. */
const POOL = new RegExp(`^(\\d{1,2})(?:\\s+(\\d))?${WORDS}`, "u");
/** `45 -1 Écouter`: under so many percent, with so many bonus or penalty dice. */
const PERCENT = new RegExp(`^(\\d{1,3})\\s*%?(?:\\s+([+\\-−][12]))?${WORDS}`, "u");

const numberOf = (text: string | undefined): number =>
  Number((text ?? "0").replace("−", "-").replace(/\s/g, ""));
const named = (words: string | undefined, roll: WrittenRoll["roll"]): WrittenRoll => ({
  label: firstCharacters(words?.trim() || FREE_ROLL, MAX_LABEL),
  roll,
});

/** The game's own roll of a text; undefined for dice notation, and for what its rules do not have. */
function gameRoll(system: SystemId, text: string): WrittenRoll | undefined {
  switch (system) {
    case "dnd5e": {
      const [, bonus, words] = BONUS.exec(text) ?? [];
      const notation = bonus && d20Notation({ modifier: numberOf(bonus) });
      return notation ? named(words, notation) : undefined;
    }
    case "cyberpunk": {
      const [, bonus, words] = BONUS.exec(text) ?? [];
      return bonus === undefined ? undefined : named(words, { game: "cyberpunk", modifier: numberOf(bonus) });
    }
    case "vampire": {
      const [, dice, hunger, words] = POOL.exec(text) ?? [];
      const pool = { dice: numberOf(dice), hungerDice: numberOf(hunger) };
      const isPool = pool.dice >= 1 && pool.dice <= MAX_DICE && pool.hungerDice <= MAX_HUNGER;
      return dice !== undefined && isPool ? named(words, { game: "vampire", ...pool }) : undefined;
    }
    case "cthulhu": {
      const [, percent, bonusDice, words] = PERCENT.exec(text) ?? [];
      const target = numberOf(percent);
      if (percent === undefined || target < 1 || target > MAX_PERCENT) return undefined;
      return named(words, { game: "cthulhu", target, bonusDice: numberOf(bonusDice) });
    }
  }
}

/**
 * A roll as it is written in the chat: dice notation with words behind, or the game's own roll (`ROLL_EXAMPLES`).
 *
 * @returns a sentence for any other text
 */
export function readWrittenRoll(system: SystemId, written: string): WrittenRoll | string {
  const text = written.trim();
  const own = gameRoll(system, text);
  if (own !== undefined) return own;
  return checkDice(text) ?? named(freeRollLabel(text), text);
}
