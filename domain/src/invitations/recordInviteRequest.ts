import type { InviteRequestDocument } from "../documents/inviteRequest";
import { normaliseNote } from "./inviteRequest";

/**
 * A visitor's request, first or repeated (product §4): a repeated one is counted, its dates are updated, and
 * its note is replaced if there is a new one; its status does not change. `email` is normalised, times are
 * epoch milliseconds.
 */
export function recordInviteRequest(
  earlier: InviteRequestDocument | undefined,
  email: string,
  note: string | undefined,
  now: number,
): InviteRequestDocument {
  const wish = normaliseNote(note);
  const noted = wish ? { note: wish } : {};
  if (earlier === undefined) {
    return {
      email,
      status: "pending",
      requestCount: 1,
      createdAt: now,
      updatedAt: now,
      lastRequestAt: now,
      ...noted,
    };
  }
  return {
    ...earlier,
    ...noted,
    email,
    requestCount: earlier.requestCount + 1,
    updatedAt: now,
    lastRequestAt: now,
  };
}
