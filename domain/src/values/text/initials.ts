/**
 * Product §9: the first letters of the name's first two words, in capitals. A name of one word gives its
 * first two letters. Words without a letter or digit are ignored.
 *
 * @example initials("Lorien des Saules") // "LD"
 * @example initials("Maëlle") // "MA"
 * @example initials("  ") // "DH"
 */
export function initials(name: string | null | undefined, fallback = "DH"): string {
  const words = (name ?? "")
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [])
    .filter((letters) => letters.length > 0);
  const letters = words.length === 1 ? words.flat() : words.map(([first]) => first);
  return letters.slice(0, 2).join("").toLocaleUpperCase("fr") || fallback;
}
