import { createHash } from "node:crypto";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import type { Notice } from "domain/notifications/notices";
import { alreadyExists, GuardedBatch, missingDocuments } from "../store/firestore";

/**
 * Writes what an event tells, once: the event decides the ids, so that a trigger which runs again for the same event
 * finds its notifications written, and one that was dismissed meanwhile is the only thing it could bring back.
 * Whoever is no longer a member is told nothing.
 */
export async function deliver(eventId: string, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const gone = new Set(await missingDocuments(users, [...new Set(notices.map((one) => one.recipientUid))]));
  const id = createHash("sha256").update(eventId).digest("base64url").slice(0, 20);
  const batch = new GuardedBatch();
  for (const { recipientUid, notification } of notices) {
    if (!gone.has(recipientUid)) batch.create(notifications, [recipientUid, id], notification);
  }
  await batch.commit().catch((error) => {
    if (!alreadyExists(error)) throw error;
  });
}
