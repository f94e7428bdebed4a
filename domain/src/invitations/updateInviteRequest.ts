import type { InviteRequestDocument } from "../documents/inviteRequest";
import { normaliseNote } from "./inviteRequest";
import type { InviteRequestStatus } from "./inviteRequestStatus";

/** Who acts, as the request keeps them. */
export interface Processor {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

export type RequestChanges = Partial<Pick<InviteRequestDocument, "status" | "adminNote" | "processedBy">> & {
  updatedAt: number;
};

/**
 * Product §4: moves a request to any status, and keeps who decided; back in the queue, nobody has. A blank note removes
 * the one there was. Undefined fields of `wish` stay as they are. Answers undefined where nothing changes.
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
