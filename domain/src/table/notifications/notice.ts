import type { NotificationDocument } from "../../documents/notification";

/** A notification to create, and its recipient. */
export interface Notice {
  readonly recipientUid: string;
  readonly notification: NotificationDocument;
}

/** The fields of product §3 that differ between notifications; the others are derived from the time. */
export type Wording = Pick<
  NotificationDocument,
  | "title"
  | "message"
  | "type"
  | "cta"
  | "joinRequest"
  | "rareItemRequest"
  | "dates"
  | "whispers"
  | "about"
  | "push"
>;

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;

/** `now` in epoch milliseconds: notifications expire after 30 days. */
export function noticeTo(recipientUid: string, wording: Wording, now: number): Notice {
  return {
    recipientUid,
    notification: { ...wording, read: false, createdAt: now, expiresAt: now + KEPT_DAYS * DAY_MS },
  };
}
