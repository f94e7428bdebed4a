import { MAX_NOTE_LENGTH } from "domain/documents/note";

/** A note as the server has it: without text, and revision 0, where there is none. */
export interface SavedNote {
  readonly text: string;
  readonly revision: number;
}

/** What its author writes, and how it stands to what the server has. Every change of it is a function of this file. */
export interface NoteDraft {
  readonly text: string;
  /** What was saved when the text was the same last: what one writes on. */
  readonly base: SavedNote;
  /** What the server told last; undefined until it has. */
  readonly told: SavedNote | undefined;
  /** Of another device, and other than the base: nothing is saved before one has chosen. */
  readonly theirs: SavedNote | undefined;
  /** The text that is being saved, and what the server had told when it was sent. */
  readonly sent: { readonly text: string; readonly told: SavedNote | undefined } | undefined;
  /** Why it could not be saved: no answer came, another device saved first, or the server's sentence. */
  readonly problem: "unreached" | "stale" | { readonly sentence: string } | undefined;
}

export const NO_NOTE: SavedNote = { text: "", revision: 0 };

/** A draft without changes, or the text that this device kept and the server may not have. */
export const openDraft = (kept?: { readonly text: string; readonly base: SavedNote }): NoteDraft => ({
  text: kept?.text ?? "",
  base: kept?.base ?? NO_NOTE,
  told: undefined,
  theirs: undefined,
  sent: undefined,
  problem: undefined,
});

/** Blank texts are the same: the server keeps none of them. */
const isSameText = (one: string, other: string): boolean =>
  one === other || (one.trim() === "" && other.trim() === "");

export const isUnsaved = ({ text, base }: NoteDraft): boolean => !isSameText(text, base.text);

export const isTooLong = ({ text }: NoteDraft): boolean => text.length > MAX_NOTE_LENGTH;

/** Whether there is something to save, and nothing in its way. */
export const isToSave = (draft: NoteDraft): boolean =>
  isUnsaved(draft) &&
  !isTooLong(draft) &&
  draft.sent === undefined &&
  draft.theirs === undefined &&
  draft.problem !== "stale";

/** Writing corrects what a refusal spoke of. */
export const typed = (draft: NoteDraft, text: string): NoteDraft => ({
  ...draft,
  text,
  problem: draft.problem === "stale" ? "stale" : undefined,
});

/**
 * Whether what the server tells is newer than the base. A note that was deleted begins anew at 1: an older number is
 * newer once the server had told of the base.
 */
function isNews(base: SavedNote, toldBefore: SavedNote | undefined, news: SavedNote): boolean {
  if (news.revision > base.revision) return true;
  if (news.revision === base.revision) return !isSameText(news.text, base.text);
  return (
    toldBefore !== undefined && toldBefore.revision >= base.revision && news.revision < toldBefore.revision
  );
}

/** A draft without changes follows what is newer; with changes, both are kept until one has chosen. */
function follow(draft: NoteDraft, news: SavedNote): NoteDraft {
  const settled = { ...draft, base: news, theirs: undefined, problem: undefined };
  if (isSameText(draft.text, news.text)) return settled;
  if (!isUnsaved(draft)) return { ...settled, text: news.text };
  return { ...draft, theirs: news, problem: undefined };
}

/** The server tells what it has. */
export function heard(draft: NoteDraft, news: SavedNote): NoteDraft {
  const { base, sent, told } = draft;
  if (told?.revision === news.revision && told.text === news.text) return draft;
  const next = { ...draft, told: news };
  // Refused first, told of afterwards: a note that is gone, or was written anew, has no number that would be newer.
  const isGone = draft.problem === "stale" && news.revision < base.revision;
  if (!isGone && !isNews(base, told, news)) return next;
  // What is being saved may be told before it is answered.
  return sent !== undefined && isSameText(sent.text, news.text)
    ? { ...next, base: news }
    : follow(next, news);
}

export const sending = (draft: NoteDraft): NoteDraft => ({
  ...draft,
  sent: { text: draft.text, told: draft.told },
  problem: undefined,
});

/** The server has what was sent; `revision` is its answer. */
export function saved(draft: NoteDraft, revision: number): NoteDraft {
  const { sent, told } = draft;
  if (sent === undefined) return draft;
  const base = { text: sent.text, revision };
  const answered = { ...draft, base, sent: undefined, theirs: undefined, problem: undefined };
  // Somebody saved again before the answer came.
  const isOvertaken = told !== undefined && told !== sent.told && isNews(base, undefined, told);
  return isOvertaken ? follow(answered, told) : answered;
}

/**
 * It was not saved. What another device saved is told by the listener: before, while or after the text was refused. A
 * note that is gone was told of before, where the text is one that this device kept.
 */
export function notSaved(draft: NoteDraft, problem: NonNullable<NoteDraft["problem"]>): NoteDraft {
  const { told, base } = draft;
  const next = { ...draft, sent: undefined };
  if (draft.theirs !== undefined) return next;
  const isGone = problem === "stale" && told !== undefined && told.revision < base.revision;
  return isGone ? { ...next, theirs: told } : { ...next, problem };
}

/** « Garder mon texte »: it is saved over the other one. */
export const keptMine = (draft: NoteDraft): NoteDraft =>
  draft.theirs === undefined
    ? draft
    : { ...draft, base: draft.theirs, theirs: undefined, problem: undefined };

/** « Prendre l'autre texte » */
export const tookTheirs = (draft: NoteDraft): NoteDraft =>
  draft.theirs === undefined
    ? draft
    : { ...draft, base: draft.theirs, text: draft.theirs.text, theirs: undefined, problem: undefined };

/** A sentence as a point of the list at the end of a text. */
export function withItem(text: string, sentence: string): string {
  const before = text.trimEnd();
  const item = `- ${sentence.replace(/\s+/g, " ").trim()}`;
  if (before === "") return item;
  const lastLine = before.slice(before.lastIndexOf("\n") + 1);
  return `${before}${/^\s*[-*+] /.test(lastLine) ? "\n" : "\n\n"}${item}`;
}
