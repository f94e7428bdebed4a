/** Whether a text has control characters or line separators, which nobody types into a one-line field. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Whether a text has half of a surrogate pair, which UTF-8 cannot hold. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

/** The length as users count it: an emoji or a rare letter is one character, not two. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The size of a text in UTF-8, in which it is sent and stored. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** The first `length` UTF-16 units; a character that would be cut in half is left out. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(cut.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}

/** The first `max` characters, without cutting one in half. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join("");
}
