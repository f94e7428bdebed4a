import type { InviteRequestDocument } from "../documents/inviteRequest";
import { normaliseNote } from "./inviteRequest";

/**
 * A visitor's request, first or repeated (product §4): a repeat counts up, renews the dates and replaces the note when
 * it brings one; its status stays what the admins made of it. `email` is normalised, times are epoch milliseconds.
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
