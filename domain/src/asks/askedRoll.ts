import type { Character } from "../character/character";
import type { RollRequest } from "../rolls/rollRequest";
import { sheetChecks } from "../rolls/sheetChoices";
import type { AskedRoll } from "./askContent";

/**
 * The roll of a character's sheet that an ask names; undefined where the sheet does not know its value. `character`
 * with its equipment and its state in play, `raw` the same as it came.
 */
export function askedRoll(character: Character, raw: unknown, trait: string): RollRequest | undefined {
  return sheetChecks(character, raw)
    .flatMap(({ choices }) => choices)
    .find(({ label }) => label === trait);
}

const LEVEL_TEXTS = { regular: "", hard: "réussite majeure", extreme: "réussite extrême" } as const;

const DIFFICULTY_WORDS = {
  dnd5e: "DD",
  vampire: "difficulté",
  cyberpunk: "à battre :",
  cthulhu: "",
} as const;

/** « Perception, DD 15 »: what an ask wants rolled, with what it must reach. */
export function askedText(
  system: Character["system"],
  { trait, difficulty, level = "regular" }: AskedRoll,
): string {
  const wanted = difficulty === undefined ? LEVEL_TEXTS[level] : `${DIFFICULTY_WORDS[system]} ${difficulty}`;
  return [trait, wanted].filter(Boolean).join(", ");
}
