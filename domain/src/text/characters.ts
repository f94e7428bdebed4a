/** Control characters and line separators: nothing a person types into a one-line field. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Length as people count it: an emoji or a rare letter is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The first `max` characters, never half of one. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join("");
}
