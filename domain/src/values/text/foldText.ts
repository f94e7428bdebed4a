/**
 * A key that is the same for "Épée", "epee" and " ÉPÉE ": for searches and comparisons, never for display.
 * Ignores accents, case, ligatures, kinds of apostrophe and repeated spaces.
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
