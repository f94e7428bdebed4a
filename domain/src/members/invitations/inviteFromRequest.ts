import type { InviteDocument } from "../../documents/invite";
import type { InviteRequestDocument } from "../../documents/inviteRequest";
import { AppError } from "../../values/errors";
import { newInvite } from "./newInvite";
import { decideUpdateInviteRequest, type Processor, type RequestChanges } from "./updateInviteRequest";

/**
 * A new code for the request's address, or the one that was made for it before: still valid (`again`), or
 * enabled again after a refusal had disabled it (`enabled`).
 */
export interface InvitationDecision {
  readonly kind: "again" | "enabled" | "new";
  readonly invite: InviteDocument;
  /** The changes of the request; undefined only when nothing has to be written. */
  readonly changes: RequestChanges | undefined;
}

interface Request {
  readonly id: string;
  readonly data: InviteRequestDocument;
}

/**
 * Invites the address of a request: a code with the address as its note, and the request marked as processed.
 * `made` are the codes made for it before, in their current state: a valid one is answered again. Throws
 * `invite-used` when one of them is used.
 */
export function decideInviteFromRequest(
  { id, data }: Request,
  made: readonly InviteDocument[],
  newCode: string,
  by: Processor,
  now: number,
): InvitationDecision {
  if (made.some(({ used }) => used)) throw new AppError("invite-used");
  const changes = decideUpdateInviteRequest(data, { status: "processed" }, by, now);
  const good = made.find(({ disabled }) => disabled !== true);
  if (good !== undefined) return { kind: "again", invite: good, changes };
  const touched = { updatedAt: now, ...changes };
  const [disabled] = made;
  if (disabled !== undefined) {
    return { kind: "enabled", invite: { ...disabled, disabled: undefined }, changes: touched };
  }
  const invite = { ...newInvite(newCode, data.email, now), requestId: id };
  return { kind: "new", invite, changes: touched };
}

/** The codes of a request to disable with its refusal: those that can still be used. */
export function codesToDisable<Code extends { readonly data: InviteDocument }>(
  changes: RequestChanges,
  made: readonly Code[],
): Code[] {
  return changes.status === "refused" ? made.filter(({ data }) => !data.used && data.disabled !== true) : [];
}
