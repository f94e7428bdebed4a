import type { CampaignDocument } from "../../documents/campaign";
import type { NoteAudience, NoteIndexPageDocument } from "../../documents/note";
import { countBytes } from "../../values/text/characters";
import { foldText } from "../../values/text/foldText";
import { requireAuthority, standingOf } from "../campaign/authority";

/** How many evenings a page of the index has. */
const EVENINGS_A_PAGE = 50;
/** Over how many pages the handouts are spread, some 30 each. */
const HANDOUT_PAGES = 16;
/** Of a note's words in the index, in bytes: those of a page fit into one document with room to spare. */
const MAX_WORD_BYTES = 14_000;
/** Of a handout's, and of a note's of one: a page may have 50 of each. */
export const MAX_HANDOUT_WORD_BYTES = 8_000;
/** Where found words stand: so many characters before and after the first one. */
const EXCERPT_BEFORE = 60;
const EXCERPT_LENGTH = 200;
const MAX_FOUND = 20;

/** One author and one audience a page: a search reads none that its reader may not read. */
export const indexPageId = (uid: string, audience: NoteAudience, eveningNumber: number): string =>
  `${uid}~${audience}~${Math.floor((eveningNumber - 1) / EVENINGS_A_PAGE)}`;

/** Always the same of one handout. */
export function handoutPageId(uid: string, audience: NoteAudience, handoutId: string): string {
  let hash = 0;
  for (const character of handoutId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return `${uid}~${audience}~h${hash % HANDOUT_PAGES}`;
}

/** The folded words of a text, each once, in order and parted by a space, as far as they fit (in bytes). */
export function wordsOf(text: string, most = MAX_WORD_BYTES): string {
  const words = new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
  const kept: string[] = [];
  let bytes = 0;
  for (const word of words) {
    bytes += countBytes(word) + 1;
    if (bytes > most) break;
    kept.push(word);
  }
  return kept.join(" ");
}

type IndexEntry = NoteIndexPageDocument["notes"][string];

/** A page of the index with what it finds under an id, or without it. */
export function pageWith(
  page: NoteIndexPageDocument | undefined,
  { uid, audience }: Pick<NoteIndexPageDocument, "uid" | "audience">,
  id: string,
  entry: IndexEntry | undefined,
): NoteIndexPageDocument {
  const { [id]: _, ...others } = page?.notes ?? {};
  return { uid, audience, notes: entry === undefined ? others : { ...others, [id]: entry } };
}

/** What a page finds without what was shown to its reader; undefined where there is nothing such. */
export function withoutHandouts({
  notes,
}: NoteIndexPageDocument): NoteIndexPageDocument["notes"] | undefined {
  const entries = Object.entries(notes);
  const kept = entries.filter(([, { of }]) => of !== "handout");
  return kept.length === entries.length ? undefined : Object.fromEntries(kept);
}

/** Whether a member may read a note: one's own, those for all, and for the MJ those for the MJ. */
export const mayReadNote = (
  reader: { readonly uid: string; readonly isMj: boolean },
  { uid, audience }: Pick<NoteIndexPageDocument, "uid" | "audience">,
): boolean => reader.uid === uid || audience === "table" || (audience === "mj" && reader.isMj);

interface FoundTexts {
  /** Notes of evenings, by their ids; the newest evenings first. */
  readonly notes: string[];
  readonly handouts: { readonly id: string; readonly of: NonNullable<IndexEntry["of"]> }[];
}

/**
 * What `uid` may read and whose words begin with all of those that are looked for, in any order; 20 notes of evenings,
 * and as many handouts and notes of them. Throws `forbidden` for strangers.
 */
export function findTexts(
  campaign: Pick<CampaignDocument, "mj" | "memberIds">,
  uid: string,
  pages: readonly NoteIndexPageDocument[],
  query: string,
): FoundTexts {
  requireAuthority("readEvenings", uid, campaign);
  const asked = wordsOf(query).split(" ").filter(Boolean);
  if (asked.length === 0) return { notes: [], handouts: [] };
  const reader = { uid, isMj: standingOf(uid, campaign) === "mj" };
  const found = pages
    .filter((page) => mayReadNote(reader, page))
    .flatMap(({ notes }) => Object.entries(notes).map(([id, note]) => ({ ...note, id })))
    .filter(({ words }) => asked.every((word) => ` ${words}`.includes(` ${word}`)))
    .toSorted((a, b) => b.number - a.number || (a.id < b.id ? -1 : 1));
  // A handout that all read is in the MJ's own page, too.
  const handouts = new Map(found.flatMap(({ id, of }) => (of ? [[id, { id, of }] as const] : [])));
  return {
    notes: found.flatMap(({ id, of }) => (of ? [] : id)).slice(0, MAX_FOUND),
    handouts: [...handouts.values()].slice(0, MAX_FOUND),
  };
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
