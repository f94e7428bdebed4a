import { AppError } from "../../values/errors";

export interface NoteWrite {
  readonly text: string;
  /** Of the note that was read; 0 where there was none. */
  readonly revision: number;
}

/**
 * A text and its revision once it is written over what is stored; without a text and 0 where it goes. Undefined where
 * it says so already, so that a request may be sent twice. Throws `stale-version` where another device wrote
 * meanwhile.
 */
export function decideNoteText(
  stored: NoteWrite | undefined,
  { text, revision }: NoteWrite,
  now: number,
): NoteWrite | undefined {
  const written = writtenOf(text);
  if (written === (stored?.text ?? "")) return undefined;
  if (revision !== (stored?.revision ?? 0)) throw new AppError("stale-version");
  // One that was deleted and is written anew is no earlier one: a device that knew that must not write over it unasked.
  return { text: written, revision: written === "" ? 0 : (stored?.revision ?? now) + 1 };
}

/** What is kept of a text: nothing where it is blank. */
export const writtenOf = (text: string): string => (text.trim() === "" ? "" : text);
