/**
 * A key under which "Épée", "epee" and " ÉPÉE " are the same word: for searches and comparisons, never for display.
 * Accents, case, ligatures, kinds of apostrophe and runs of spaces do not count.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
