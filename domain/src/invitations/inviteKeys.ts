import type { InviteDocument } from "../documents/invite";
import { foldText } from "../text/foldText";

/** A search looks at how a note begins. */
const NOTE_KEY_LENGTH = 100;

/** What admins find a code by, beside itself and an address: what was noted, and who used it. */
export function inviteKeys({
  note,
  usedBy,
}: Pick<InviteDocument, "note" | "usedBy">): Pick<InviteDocument, "noteKey" | "usedByKey"> {
  return {
    ...(note !== undefined && { noteKey: foldText(note).slice(0, NOTE_KEY_LENGTH) }),
    ...(usedBy !== undefined && { usedByKey: foldText(usedBy.name) }),
  };
}
