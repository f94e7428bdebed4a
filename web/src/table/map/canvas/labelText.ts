import { cutText } from "domain/values/text/characters";

/** Letters on a label at most, with the sign that there is more. */
const MAX_LETTERS = 34;

/** A text as its label has it: on one line, and where it is long, its first words with « … ». */
export function labelText(text: string): string {
  const line = text.trim().replace(/\s+/gu, " ");
  if (line.length <= MAX_LETTERS) return line;
  const most = MAX_LETTERS - 1;
  const end = line.lastIndexOf(" ", most);
  const words = end > 0 ? line.slice(0, end).replace(/[\s,;:.!?…«–—-]+$/u, "") : "";
  return `${words || cutText(line, most)}…`;
}
