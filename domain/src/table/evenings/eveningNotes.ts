import type { CampaignDocument } from "../../documents/campaign";
import { type EveningDocument, type EveningNoteDocument, eveningNoteId } from "../../documents/evening";
import type { NoteAudience, NoteIndexPageDocument } from "../../documents/note";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";
import { pageWith, wordsOf } from "../notes/noteIndex";
import { decideNoteText, type NoteWrite, writtenOf } from "../notes/noteText";

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
 * A member writes their note of an evening (product §2.20.4). Undefined where it says so already. Throws `forbidden`
 * for strangers, unless they delete, and for the MJ's note to the MJ, and what `decideNoteText` throws.
 */
export function decideSaveNote(
  campaign: Pick<CampaignDocument, "mj" | "memberIds">,
  { evening, author, audience }: NotePlace,
  stored: {
    readonly note: EveningNoteDocument | undefined;
    readonly page: NoteIndexPageDocument | undefined;
  },
  write: NoteWrite,
  now: number,
): NoteChange | undefined {
  // Whoever has left a table may still take away what they wrote there.
  if (writtenOf(write.text) !== "") requireAuthority("writeEveningNotes", author.uid, campaign);
  if (audience === "mj" && author.uid === campaign.mj.uid) throw new AppError("forbidden");
  const next = decideNoteText(stored.note, write, now);
  if (next === undefined) return undefined;
  const { number, id: eveningId } = evening;
  const id = eveningNoteId(eveningId, author.uid, audience);
  const isGone = next.text === "";
  const entry = isGone ? undefined : { number, words: wordsOf(next.text) };
  return {
    id,
    note: isGone ? undefined : { eveningId, number, ...author, audience, ...next, updatedAt: now },
    page: pageWith(stored.page, { uid: author.uid, audience }, id, entry),
    revision: next.revision,
  };
}
