import type { InviteDocument } from "../documents/invite";
import { inviteKeys } from "./inviteKeys";
import { normaliseNote } from "./inviteRequest";

/** A code that is free, as it is stored. */
export function newInvite(code: string, note: string | undefined, now: number): InviteDocument {
  const kept = normaliseNote(note);
  const invite = { code, used: false, createdAt: now, ...(kept && { note: kept }) };
  return { ...invite, ...inviteKeys(invite) };
}
