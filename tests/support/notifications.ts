import { type NotificationDocument, notifications } from "domain/documents/notification";
import type { Person } from "./cast";
import { put, read } from "./database";

/** Stores a notification from five minutes ago. */
export async function storeNotification(
  { uid }: Person,
  id: string,
  changes: Partial<NotificationDocument> = {},
): Promise<void> {
  await put(notifications, [uid, id], {
    title: `Titre ${id}`,
    message: "Un message.",
    type: "info",
    read: false,
    createdAt: Date.now() - 5 * 60_000,
    expiresAt: Date.now() + 86_400_000,
    ...changes,
  });
}

export const storedNotification = ({ uid }: Person, id: string) => read(notifications, uid, id);
