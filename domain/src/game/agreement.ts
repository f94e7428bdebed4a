import { foldText } from "../values/text/foldText";
import type { PlaySystem } from "./play";

/** Conditions in the masculine, whose feminine has an e more; what else they are called does not agree. */
const AGREEING =
  /^(Agrippé|Assourdi|Aveuglé|Charmé|Diminué|Effrayé|Empoisonné|Entravé|Étourdi|Gravement blessé|Inconscient|Mort|Mourant|Neutralisé|Paralysé|Pétrifié|Stabilisé)(?![\p{L}-])/u;

/** « elle », « elle/elle », « she/her »; no pronouns of more than one gender. */
const isFeminine = (pronouns = ""): boolean => {
  const words = foldText(pronouns).split(/[^a-z]+/);
  return (
    words.some((word) => /^(?:elle|she)$/.test(word)) &&
    !words.some((word) => /^(?:il|iel|he|they)$/.test(word))
  );
};

/**
 * The name of a condition as it is said of somebody with these pronouns.
 *
 * @example agreed("Mourant (1 ✓ 2 ✗)", "elle") // "Mourante (1 ✓ 2 ✗)"
 */
export const agreed = (condition: string, pronouns: string | undefined): string =>
  isFeminine(pronouns) ? condition.replace(AGREEING, "$1e") : condition;

/** What a game's play says of a character, its conditions as they are said of them. */
export const agreeing =
  <State, Limits>(
    vitalsOf: PlaySystem<State, never, Limits>["vitalsOf"],
  ): PlaySystem<State, never, Limits>["vitalsOf"] =>
  (state, limits, equipped) =>
    vitalsOf(state, limits, equipped).map((vital) =>
      vital.kind === "condition"
        ? { ...vital, label: agreed(vital.label, equipped.character.pronouns) }
        : vital,
    );
