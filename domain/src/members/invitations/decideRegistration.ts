import { AppError } from "../../values/errors";
import { decideInviteCode, type InviteFacts } from "./inviteCodeState";

/**
 * The result of registering this account with this code.
 *
 * - `"claim"`: the code is available: mark it as used and create the member;
 * - `"done"`: the same account has used the same code before, so the answer to an earlier request was lost.
 *
 * Throws `invite-invalid`, `invite-used`, `invite-disabled`, or `already-registered` for a member with
 * another code.
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
