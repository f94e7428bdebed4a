import { createHash } from "node:crypto";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import type { Notice } from "domain/notifications/notices";
import { alreadyExists, GuardedBatch } from "../store/firestore";
import { missingDocuments } from "../store/missingDocuments";

/**
 * Creates the notifications of an event once: their ids come from the event's, so that a trigger that runs
 * twice for an event creates none twice (except one that the member dismissed in between). Skips recipients
 * who are no longer members.
 */
export async function deliver(eventId: string, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const missing = new Set(
    await missingDocuments(users, [...new Set(notices.map((one) => one.recipientUid))]),
  );
  const id = createHash("sha256").update(eventId).digest("base64url").slice(0, 20);
  const batch = new GuardedBatch();
  for (const { recipientUid, notification } of notices) {
    if (!missing.has(recipientUid)) batch.create(notifications, [recipientUid, id], notification);
  }
  await batch.commit().catch((error) => {
    if (!alreadyExists(error)) throw error;
  });
}
