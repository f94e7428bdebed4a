import { firstCharacters } from "domain/values/text/characters";

/** More is read where it was written. */
const MAX_SAID = 160;

/** A text in one line, as long as a toast may be. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  const start = firstCharacters(line, MAX_SAID);
  return start === line ? line : `${start.trimEnd()}…`;
}
