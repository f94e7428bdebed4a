/** More does not fit there, however small its letters. In characters. */
export const MOST_SHOWN = 5_500;

/** Nobody scrolls the table's screen: the longer a text (in characters), the smaller its letters. */
export function lengthOf(length: number): "short" | "long" | "longest" {
  if (length < 700) return "short";
  return length < 2_000 ? "long" : "longest";
}
