import { type NotificationDocument, notifications } from "domain/documents/notification";
import { useMember } from "../session/SessionProvider";
import { live, loadFirestore, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveNotification = WithId<NotificationDocument>;

/** What a panel can show; older ones expire by themselves (30 days). */
const MAX_NOTIFICATIONS = 50;

/** One's own notifications, newest first. */
export function useOwnNotifications(): Live<readonly LiveNotification[]> {
  const { uid } = useMember();
  return useLive(live(notifications, [uid], { order: ["createdAt", "desc"], limit: MAX_NOTIFICATIONS }));
}

/** Marks them read, each on its own: one that another device dismissed meanwhile does not undo the others. */
export async function markNotificationsRead(uid: string, ids: readonly string[]): Promise<void> {
  const { changeDocument } = await loadFirestore();
  await Promise.all(ids.map((id) => changeDocument(notifications.path(uid, id), { read: true })));
}

export async function dismissNotification(uid: string, id: string): Promise<void> {
  const { deleteDocument } = await loadFirestore();
  await deleteDocument(notifications.path(uid, id));
}
