import type { CampaignDocument } from "../../documents/campaign";
import { type HandoutNoteDocument, handoutNoteId } from "../../documents/handout";
import type { NoteAudience, NoteIndexPageDocument } from "../../documents/note";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";
import { MAX_HANDOUT_WORD_BYTES, pageWith, wordsOf } from "../notes/noteIndex";
import { decideNoteText, type NoteWrite, writtenOf } from "../notes/noteText";

/** What is written of a note; `note` undefined where it goes. */
interface HandoutNoteChange {
  readonly id: string;
  readonly note: HandoutNoteDocument | undefined;
  readonly page: NoteIndexPageDocument;
  readonly revision: number;
}

interface HandoutNotePlace {
  /** As its author reads it now; without a title where they do not. */
  readonly handout: { readonly id: string; readonly title: string | undefined };
  readonly author: { readonly uid: string; readonly name: string };
  readonly audience: NoteAudience;
}

/**
 * A member writes their note of a handout (product §2.22.4). Undefined where it says so already. Throws `forbidden` for
 * strangers, unless they delete, `handout-not-found` for a first note of what its author does not read, and what
 * `decideNoteText` throws.
 */
export function decideSaveHandoutNote(
  campaign: Pick<CampaignDocument, "mj" | "memberIds">,
  { handout, author, audience }: HandoutNotePlace,
  stored: {
    readonly note: HandoutNoteDocument | undefined;
    readonly page: NoteIndexPageDocument | undefined;
  },
  write: NoteWrite,
  now: number,
): HandoutNoteChange | undefined {
  // Whoever has left a table may still take away what they wrote there.
  if (writtenOf(write.text) !== "") requireAuthority("writeEveningNotes", author.uid, campaign);
  const title = handout.title ?? stored.note?.title;
  if (title === undefined) throw new AppError("handout-not-found");
  const next = decideNoteText(stored.note, write, now);
  if (next === undefined) return undefined;
  const id = handoutNoteId(handout.id, author.uid, audience);
  const isGone = next.text === "";
  const words = wordsOf(next.text, MAX_HANDOUT_WORD_BYTES);
  const entry = isGone ? undefined : { of: "handoutNote" as const, number: 0, words };
  return {
    id,
    note: isGone ? undefined : { handoutId: handout.id, title, ...author, audience, ...next, updatedAt: now },
    page: pageWith(stored.page, { uid: author.uid, audience }, id, entry),
    revision: next.revision,
  };
}
