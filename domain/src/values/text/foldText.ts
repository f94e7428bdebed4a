/** Letters that no normalisation takes apart, as one who has not got them on the keyboard writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ı: "i" },
};
const APART = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/**
 * A key that is the same for "Épée", "epee" and " ÉPÉE ": for searches and comparisons, never for display.
 * Ignores accents, case, ligatures, kinds of apostrophe, hyphen and space, repeated spaces, and what is not seen: soft
 * hyphens, and marks of no width.
 */
export function foldText(text: string): string {
  return text
    .replace(/[´\u1ffd]/g, "'")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(APART, (letter) => LETTERS[letter] ?? letter)
    .replace(/[‘’‛ʻʼʹ′`]/g, "'")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}
