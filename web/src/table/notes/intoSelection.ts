/** Where a field of text is marked, or its cursor stands. */
interface Selection {
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/**
 * A text with another in place of what is marked in its field, at its end where there is no field: words apart from the
 * words around it.
 */
export function intoSelection(text: string, insert: string, field: Selection | null): string {
  const before = field === null ? text : text.slice(0, field.selectionStart);
  const after = field === null ? "" : text.slice(field.selectionEnd);
  const gapBefore = /[^\s('«]$/.test(before) ? " " : "";
  const gapAfter = /^[\p{L}\p{N}]/u.test(after) ? " " : "";
  return before + gapBefore + insert + gapAfter + after;
}
