import { INVITE_REQUEST_KEPT_MS, type InviteRequestDocument } from "../../documents/inviteRequest";
import { normaliseNote } from "./inviteRequest";

/** A visitor's request. `receiptKey`: the hash of the receipt that they showed, or of a new one. */
export interface InviteWish {
  /** Normalised. */
  readonly email: string;
  readonly note?: string | undefined;
  readonly receiptKey: string;
}

/** Whether a repeated request comes from the visitor who made the first one. */
export const isOwnRequest = (
  earlier: Pick<InviteRequestDocument, "receiptKey"> | undefined,
  receiptKey: string,
): boolean => earlier?.receiptKey === receiptKey;

/**
 * A visitor's request, first or repeated (product §4): a repeated one is counted and its dates are updated; its
 * note is replaced if there is a new one and the visitor is the first one, since anybody may type an address.
 * Its status does not change. Times are epoch milliseconds.
 */
export function recordInviteRequest(
  earlier: InviteRequestDocument | undefined,
  { email, note, receiptKey }: InviteWish,
  now: number,
): InviteRequestDocument {
  const wish = normaliseNote(note);
  const mayNote = earlier === undefined || isOwnRequest(earlier, receiptKey);
  const noted = wish && mayNote ? { note: wish } : {};
  if (earlier === undefined) {
    return {
      email,
      status: "pending",
      requestCount: 1,
      createdAt: now,
      updatedAt: now,
      lastRequestAt: now,
      expiresAt: now + INVITE_REQUEST_KEPT_MS,
      receiptKey,
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
    expiresAt: now + INVITE_REQUEST_KEPT_MS,
  };
}
