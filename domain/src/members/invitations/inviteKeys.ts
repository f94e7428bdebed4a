import type { InviteDocument } from "../../documents/invite";
import { foldText } from "../../values/text/foldText";

/** A search compares the beginning of a note only. */
const NOTE_KEY_LENGTH = 100;

/** The keys by which admins find a code, beside the code itself and an address: its note, and who used it. */
export function inviteKeys({
  note,
  usedBy,
}: Pick<InviteDocument, "note" | "usedBy">): Pick<InviteDocument, "noteKey" | "usedByKey"> {
  return {
    ...(note !== undefined && { noteKey: foldText(note).slice(0, NOTE_KEY_LENGTH) }),
    ...(usedBy !== undefined && { usedByKey: foldText(usedBy.name) }),
  };
}
