/** Of one line: quotes and items in each other, without the breaks (`- - -`, `* * *`) that people do draw. */
const DEEP =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){10,}(?!(?:[ \t]*-)*[ \t]*$|(?:[ \t]*\*)*[ \t]*$)/m;

/** Items in each other line by line: nobody's list stands so far to the right. */
const INDENTED = /^[ \t]{40,}(?:[-*+>]|\d)/m;

/** What begins a block at the beginning of a line: quotes, items, headings, fences, and lines below a heading. */
const MARKERS =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|#{1,6}(?=[ \t])|[=-]+(?=[ \t]*$)|```|~~~))+/gm;
const MARKER = />|[-*+]|\d+[.)]|#+|=+|```|~~~/g;
const MAX_MARKERS = 1500;

/** What may begin or end emphasis or code. */
const DELIMITERS = /\*+|_+|`+/g;
const MAX_DELIMITERS = 2500;

/** In each other, each is read once more for each that it is in. */
const IMAGES = /!\[/g;
const MAX_IMAGES = 500;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const markersOf = (text: string): number =>
  (text.match(MARKERS) ?? []).reduce((sum, line) => sum + count(line, MARKER), 0);

/**
 * Whether a text of a note's length can be drawn as Markdown in a fraction of a second: what draws it calls itself for
 * each level, and reads some texts in a time that grows by their square. Nobody writes those but to harm.
 */
export const isDrawable = (text: string): boolean =>
  !DEEP.test(text) &&
  !INDENTED.test(text) &&
  markersOf(text) <= MAX_MARKERS &&
  count(text, DELIMITERS) <= MAX_DELIMITERS &&
  count(text, IMAGES) <= MAX_IMAGES;
