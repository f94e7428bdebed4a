import { AppError } from "../errors";
import { decideInviteCode, type InviteFacts } from "./inviteCodeState";

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
  invite: (InviteFacts & { usedBy?: { uid: string } | undefined }) | undefined,
): "claim" | "done" {
  if (isMember) {
    if (invite?.usedBy?.uid === uid) return "done";
    throw new AppError("already-registered");
  }
  requireUsableInvite(invite);
  return "claim";
}

/** Throws `invite-invalid`, `invite-used` or `invite-disabled` unless the code can be used. */
export function requireUsableInvite(invite: InviteFacts | undefined): void {
  const state = decideInviteCode(invite);
  if (state !== "valid") throw new AppError(`invite-${state}`);
}
