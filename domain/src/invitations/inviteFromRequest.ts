import type { InviteDocument } from "../documents/invite";
import type { InviteRequestDocument } from "../documents/inviteRequest";
import { AppError } from "../errors";
import { newInvite } from "./newInvite";
import { decideUpdateInviteRequest, type Processor, type RequestChanges } from "./updateInviteRequest";

/** A new code for the request's address, or the one that was made for it and is still good. */
export type InvitationDecision =
  | { kind: "again"; invite: InviteDocument; changes: RequestChanges | undefined }
  | { kind: "new"; invite: InviteDocument; changes: RequestChanges & { inviteCode: string } };

/**
 * Invites the address of a request in one step: a code, noted as its, and the request processed. `made` is the code of
 * an earlier time as it stands now: still good, it is answered again; used, there is nobody to invite (`invite-used`).
 */
export function decideInviteFromRequest(
  request: InviteRequestDocument,
  made: InviteDocument | undefined,
  newCode: string,
  by: Processor,
  now: number,
): InvitationDecision {
  if (made?.used) throw new AppError("invite-used");
  const changes = decideUpdateInviteRequest(request, { status: "processed" }, by, now);
  if (made !== undefined && made.disabled !== true) return { kind: "again", invite: made, changes };
  return {
    kind: "new",
    invite: newInvite(newCode, request.email, now),
    changes: { updatedAt: now, ...changes, inviteCode: newCode },
  };
}
