/** What begins or ends emphasis, code, links, tags and escapes, and the names of characters. */
const MARKS = /[\\`*_[\]<~]|&(?=#?\w+;)/g;
/** What at the beginning of a line makes a heading, a quote or a list of it. */
const BEGINNING = /^(?:[#>+-]|\d{1,9}(?=[.)]))/;

/**
 * A line of text as Markdown that is read as it was typed: what players say in the chat is no formatting of the recap.
 */
export const asTyped = (line: string): string =>
  line
    .trim()
    .replace(MARKS, "\\$&")
    .replace(BEGINNING, (begin) => (/\d/.test(begin) ? `${begin}\\` : `\\${begin}`));
