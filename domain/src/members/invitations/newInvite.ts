import type { InviteDocument } from "../../documents/invite";
import { inviteKeys } from "./inviteKeys";
import { normaliseNote } from "./inviteRequest";

/** An unused code, as it is stored. */
export function newInvite(code: string, note: string | undefined, now: number): InviteDocument {
  const normalised = normaliseNote(note);
  const invite = { code, used: false, createdAt: now, ...(normalised && { note: normalised }) };
  return { ...invite, ...inviteKeys(invite) };
}
