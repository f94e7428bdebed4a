import type { InviteDocument } from "../documents/invite";
import { AppError } from "../errors";

/**
 * What registering means for this account and this code (design: Identity).
 *
 * - `"claim"`: the code is free, take it and create the member;
 * - `"done"`: this very account has used this very code already, so the answer of an earlier try was lost.
 *
 * Throws `invite-invalid`, `invite-used`, `invite-disabled`, or `already-registered` for a member with another code.
 */
export function decideRegistration(
  uid: string,
  isMember: boolean,
  invite: Pick<InviteDocument, "used" | "disabled" | "usedBy"> | undefined,
): "claim" | "done" {
  if (isMember) {
    if (invite?.usedBy?.uid === uid) return "done";
    throw new AppError("already-registered");
  }
  requireUsableInvite(invite);
  return "claim";
}

/** Throws unless the code exists, is enabled and free; a disabled code says so even when it was used. */
export function requireUsableInvite(
  invite: Pick<InviteDocument, "used" | "disabled"> | undefined,
): asserts invite is Pick<InviteDocument, "used" | "disabled"> {
  if (invite === undefined) throw new AppError("invite-invalid");
  if (invite.disabled === true) throw new AppError("invite-disabled");
  if (invite.used) throw new AppError("invite-used");
}
