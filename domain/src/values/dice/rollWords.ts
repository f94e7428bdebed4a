import { foldText } from "../text/foldText";

/** What a word beside written dice makes of them. */
export type RollWord = "advantage" | "disadvantage" | "bonus" | "penalty";

const WORDS: Readonly<Record<string, RollWord>> = {
  avantage: "advantage",
  advantage: "advantage",
  adv: "advantage",
  desavantage: "disadvantage",
  disadvantage: "disadvantage",
  dis: "disadvantage",
  bonus: "bonus",
  malus: "penalty",
};

/**
 * The word that other tools read as dice, where it stands first or last of what is written beside them:
 * « avantage » of `"+5 avantage"` and of `"Perception (adv)"`. Within a sentence it is a word as any other.
 */
export function rollWordOf(words: string | undefined): RollWord | undefined {
  const said = foldText(words ?? "")
    .split(/[^\p{L}\d'’-]+/u)
    .filter((word) => word !== "");
  const found = [said[0], said.at(-1)].find((word) => word !== undefined && Object.hasOwn(WORDS, word));
  return found === undefined ? undefined : WORDS[found];
}
