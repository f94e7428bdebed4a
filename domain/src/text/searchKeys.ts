import { foldText } from "./foldText";

/** Beyond this many characters, what somebody types no longer narrows a search down. */
export const SEARCH_KEY_LENGTH = 20;

/** Longer texts are found by what they begin with. */
const INDEXED_LENGTH = 100;

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

const beginningsFrom = (start: string): string[] => {
  const letters = [...start].slice(0, SEARCH_KEY_LENGTH);
  return letters.map((_, last) => letters.slice(0, last + 1).join(""));
};

/**
 * All that finds these texts in a database which can only ask whether a list contains a value: each beginning of what
 * follows each start of a word, folded.
 *
 * @example searchKeys("Léa Roy") // "l", "le", "lea", "lea ", "lea r", …, "lea roy", "r", "ro", "roy"
 */
export function searchKeys(...texts: readonly (string | undefined)[]): string[] {
  const keys = texts.flatMap((text) => {
    const folded = foldText(text ?? "").slice(0, INDEXED_LENGTH);
    return [...folded.matchAll(WORD_START)].flatMap(({ index }) => beginningsFrom(folded.slice(index)));
  });
  return [...new Set(keys)];
}

/** The key that what somebody typed asks for; `undefined` when nothing searchable was typed. */
export function searchKeyOf(typed: string): string | undefined {
  const folded = foldText(typed).replace(/^[^\p{L}\p{N}]+/u, "");
  return folded === "" ? undefined : [...folded].slice(0, SEARCH_KEY_LENGTH).join("");
}
