import { cutText } from "../../../values/text/characters";

/** A text in one line of at most so many characters, with « … » where it was cut. */
export function cutLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${cutText(line, length - 1).trimEnd()}…`;
}
