import type { InviteDocument } from "../documents/invite";
import { searchKeys } from "../text/searchKeys";

/** What admins find a code by: itself, what was noted, and who used it. Whoever writes one of these writes the keys. */
export function inviteKeys({
  code,
  note,
  usedBy,
}: Pick<InviteDocument, "code" | "note" | "usedBy">): Pick<InviteDocument, "searchKeys"> {
  return { searchKeys: searchKeys(code, note, usedBy?.name, usedBy?.email) };
}
