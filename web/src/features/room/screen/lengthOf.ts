/** Nobody scrolls the table's screen: the longer a text (in characters), the smaller its letters. */
export function lengthOf(length: number): "short" | "long" | "longest" {
  if (length < 700) return "short";
  return length < 2_000 ? "long" : "longest";
}
