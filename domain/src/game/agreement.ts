import { foldText } from "../values/text/foldText";
import type { PlaySystem } from "./play";

/** What every game may say of a character (`vitals`). */
const COMMON = ["Inconscient", "Mort", "Mourant"];

/** « elle », « elle/elle », « she/her »; no pronouns of more than one gender. */
const isFeminine = (pronouns = ""): boolean => {
  const words = foldText(pronouns).split(/[^a-z]+/);
  return (
    words.some((word) => /^(?:elle|she)$/.test(word)) &&
    !words.some((word) => /^(?:il|iel|he|they)$/.test(word))
  );
};

/**
 * Says the names of conditions as they are said of somebody with these pronouns. `words`: the game's own, in the
 * masculine, whose feminine has an e more; what else a condition is called does not agree.
 *
 * @example agreement()("Mourant (1 ✓ 2 ✗)", "elle") // "Mourante (1 ✓ 2 ✗)"
 */
export function agreement(words: readonly string[] = []) {
  const agreeing = new RegExp(`^(${[...COMMON, ...words].join("|")})(?![\\p{L}-])`, "u");
  return (condition: string, pronouns: string | undefined): string =>
    isFeminine(pronouns) ? condition.replace(agreeing, "$1e") : condition;
}

/** What a game's play says of a character, its conditions as they are said of them (`agreement`). */
export function agreeing<State, Limits>(
  vitalsOf: PlaySystem<State, never, Limits>["vitalsOf"],
  words?: readonly string[],
): PlaySystem<State, never, Limits>["vitalsOf"] {
  const agreed = agreement(words);
  return (state, limits, equipped) =>
    vitalsOf(state, limits, equipped).map((vital) =>
      vital.kind === "condition"
        ? { ...vital, label: agreed(vital.label, equipped.character.pronouns) }
        : vital,
    );
}
