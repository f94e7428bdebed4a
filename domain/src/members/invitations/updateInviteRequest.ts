import type { InviteRequestDocument } from "../../documents/inviteRequest";
import type { InviteRequestStatus } from "../../documents/inviteRequestStatus";
import { normaliseNote } from "./inviteRequest";

/** The admin who acts, as the request stores them. */
export interface Processor {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

export type RequestChanges = Partial<Pick<InviteRequestDocument, "status" | "adminNote" | "processedBy">> & {
  updatedAt: number;
};

/**
 * Product §4: sets any status, and stores who decided; for `pending`, nobody. A blank note removes the stored
 * one. Undefined fields of `wish` do not change. Answers undefined when nothing changes.
 */
export function decideUpdateInviteRequest(
  request: InviteRequestDocument,
  wish: { status?: InviteRequestStatus | undefined; adminNote?: string | undefined },
  by: Processor,
  now: number,
): RequestChanges | undefined {
  const moved = wish.status !== undefined && wish.status !== request.status;
  const noted = wish.adminNote !== undefined && normaliseNote(wish.adminNote) !== request.adminNote;
  if (!moved && !noted) return undefined;
  return {
    updatedAt: now,
    ...(noted && { adminNote: normaliseNote(wish.adminNote) }),
    ...(moved && { status: wish.status, processedBy: wish.status === "pending" ? undefined : by }),
  };
}
