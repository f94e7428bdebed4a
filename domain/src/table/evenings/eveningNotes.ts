import type { CampaignDocument } from "../../documents/campaign";
import {
  type EveningDocument,
  type EveningNoteDocument,
  eveningNoteId,
  type NoteAudience,
  type NoteIndexPageDocument,
} from "../../documents/evening";
import { AppError } from "../../values/errors";
import { countBytes } from "../../values/text/characters";
import { foldText } from "../../values/text/foldText";
import { requireAuthority, standingOf } from "../campaign/authority";

/** How many evenings a page of the index has. */
const EVENINGS_A_PAGE = 50;
/** Of a note's words in the index, in bytes: those of a page fit into one document with room to spare. */
const MAX_WORD_BYTES = 14_000;
/** Where found words stand: so many characters before and after the first one. */
const EXCERPT_BEFORE = 60;
const EXCERPT_LENGTH = 200;
const MAX_FOUND = 20;

/** One author and one audience a page: a search reads none that its reader may not read. */
export const indexPageId = (uid: string, audience: NoteAudience, eveningNumber: number): string =>
  `${uid}~${audience}~${Math.floor((eveningNumber - 1) / EVENINGS_A_PAGE)}`;

/** The folded words of a text, each once, in order and parted by a space. */
export function wordsOf(text: string): string {
  const words = new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  const kept: string[] = [];
  let bytes = 0;
  for (const word of words) {
    bytes += countBytes(word) + 1;
    if (bytes > MAX_WORD_BYTES) break;
    kept.push(word);
  }
  return kept.join(" ");
}

export interface NoteWrite {
  readonly text: string;
  /** Of the note that was read; 0 where there was none. */
  readonly revision: number;
}

/** What is written of a note; `note` undefined where it goes. */
export interface NoteChange {
  readonly id: string;
  readonly note: EveningNoteDocument | undefined;
  readonly page: NoteIndexPageDocument;
  readonly revision: number;
}

interface NotePlace {
  readonly evening: Pick<EveningDocument, "number"> & { readonly id: string };
  readonly author: { readonly uid: string; readonly name: string };
  readonly audience: NoteAudience;
}

/**
 * A member writes their note of an evening (product §2.20.4). Undefined where it says so already, so that a request may be
 * sent twice. Throws `forbidden` for strangers, unless they delete, and for the MJ's note to the MJ, and `stale-version` where another device
 * wrote meanwhile.
 */
export function decideSaveNote(
  campaign: Pick<CampaignDocument, "mj" | "memberIds">,
  { evening, author, audience }: NotePlace,
  stored: {
    readonly note: EveningNoteDocument | undefined;
    readonly page: NoteIndexPageDocument | undefined;
  },
  { text, revision }: NoteWrite,
  now: number,
): NoteChange | undefined {
  const written = text.trim() === "" ? "" : text;
  // Whoever has left a table may still take away what they wrote there.
  if (written !== "") requireAuthority("writeEveningNotes", author.uid, campaign);
  if (audience === "mj" && author.uid === campaign.mj.uid) throw new AppError("forbidden");
  if (written === (stored.note?.text ?? "")) return undefined;
  if (revision !== (stored.note?.revision ?? 0)) throw new AppError("stale-version");
  const { number, id: eveningId } = evening;
  const id = eveningNoteId(eveningId, author.uid, audience);
  const { [id]: _, ...others } = stored.page?.notes ?? {};
  const notes = written === "" ? others : { ...others, [id]: { number, words: wordsOf(written) } };
  // One that was deleted and is written anew is no earlier one: a device that knew that must not write over it unasked.
  const next = written === "" ? 0 : (stored.note?.revision ?? now) + 1;
  const note = { eveningId, number, ...author, audience, text: written, revision: next, updatedAt: now };
  return {
    id,
    note: written === "" ? undefined : note,
    page: { uid: author.uid, audience, notes },
    revision: next,
  };
}

/** Whether a member may read a note: one's own, those for all, and for the MJ those for the MJ. */
export const mayReadNote = (
  reader: { readonly uid: string; readonly isMj: boolean },
  { uid, audience }: Pick<EveningNoteDocument, "uid" | "audience">,
): boolean => reader.uid === uid || audience === "table" || (audience === "mj" && reader.isMj);

/**
 * The ids of the notes that `uid` may read and whose words begin with all of those that are looked for, in any order; the
 * newest evenings first. Throws `forbidden` for strangers.
 */
export function findNotes(
  campaign: Pick<CampaignDocument, "mj" | "memberIds">,
  uid: string,
  pages: readonly NoteIndexPageDocument[],
  query: string,
): string[] {
  requireAuthority("readEvenings", uid, campaign);
  const asked = wordsOf(query).split(" ").filter(Boolean);
  if (asked.length === 0) return [];
  const reader = { uid, isMj: standingOf(uid, campaign) === "mj" };
  return pages
    .filter((page) => mayReadNote(reader, page))
    .flatMap(({ notes }) => Object.entries(notes).map(([id, note]) => ({ ...note, id })))
    .filter(({ words }) => asked.every((word) => ` ${words}`.includes(` ${word}`)))
    .toSorted((a, b) => b.number - a.number || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_FOUND)
    .map(({ id }) => id);
}

/** Where the first word of a text that begins so stands; 0 where none does. */
function placeOf(text: string, beginning: string): number {
  // Folding may change lengths (œ becomes oe): the place is found word by word, in the text as it is.
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (foldText(word).startsWith(beginning)) return index;
  }
  return 0;
}

/** A part of a text around the first of the words that are looked for, on one line. */
export function excerptOf(text: string, query: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const [first = ""] = wordsOf(query).split(" ");
  const from = Math.max(0, placeOf(line, first) - EXCERPT_BEFORE);
  const start = from === 0 ? 0 : line.indexOf(" ", from) + 1;
  const part = line.slice(start, start + EXCERPT_LENGTH);
  return `${start > 0 ? "… " : ""}${part}${start + EXCERPT_LENGTH < line.length ? " …" : ""}`;
}
