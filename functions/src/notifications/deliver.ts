import { createHash } from "node:crypto";
import { notifications } from "domain/documents/notification";
import { users } from "domain/documents/user";
import type { Notice } from "domain/table/notifications/notice";
import { alreadyExists, deleteIfPresent } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { missingDocuments } from "../store/missingDocuments";

/**
 * Creates the notifications of an event once: their ids come from the event's, so that a trigger that runs
 * twice for an event creates none twice (except one that the member dismissed in between). Skips recipients
 * who are no longer members, and what names somebody who is none any more.
 */
export async function deliver(eventId: string, notices: readonly Notice[]): Promise<void> {
  const concerned = notices.flatMap(({ recipientUid, notification: { about } }) => [
    recipientUid,
    ...(about === undefined ? [] : [about]),
  ]);
  const missing = new Set(await missingDocuments(users, [...new Set(concerned)]));
  const id = createHash("sha256").update(eventId).digest("base64url").slice(0, 20);
  const delivered = notices.filter(
    ({ recipientUid, notification: { about } }) =>
      !missing.has(recipientUid) && (about === undefined || !missing.has(about)),
  );
  if (delivered.length === 0) return;
  const batch = new GuardedBatch();
  for (const { recipientUid, notification } of delivered) {
    batch.create(notifications, [recipientUid, id], notification);
  }
  await batch.commit().catch((error) => {
    if (!alreadyExists(error)) throw error;
  });
  await takeBackFromTheGone(id, delivered);
}

/** A member whose account was deleted meanwhile is not named: their deletion may have looked before. */
async function takeBackFromTheGone(id: string, delivered: readonly Notice[]): Promise<void> {
  const named = delivered.filter(({ notification: { about } }) => about !== undefined);
  const uids = [...new Set(named.map(({ notification: { about = "" } }) => about))];
  const gone = new Set(await missingDocuments(users, uids));
  for (const { recipientUid, notification } of named) {
    if (gone.has(notification.about ?? "")) await deleteIfPresent(notifications, recipientUid, id);
  }
}
