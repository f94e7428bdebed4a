import { type NotificationDocument, notifications } from "domain/documents/notification";
import { collection, deleteDoc, doc, limit, orderBy, query, updateDoc } from "firebase/firestore";
import { useMember } from "../api/session/SessionProvider";
import { liveFirestore } from "../firebase/firestore";
import { type Placed, queryListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveNotification = Placed<NotificationDocument>;

/** What a panel can show; older ones expire by themselves (30 days). */
const MOST = 50;

/** One's own notifications, newest first. */
export function useOwnNotifications(): Live<readonly LiveNotification[]> {
  const { uid } = useMember();
  return useLive(
    `${uid}:notifications`,
    queryListener(notifications, (firestore) =>
      query(collection(firestore, `users/${uid}/notifications`), orderBy("createdAt", "desc"), limit(MOST)),
    ),
  );
}

/** Marks them read, each on its own: one that another device dismissed meanwhile does not undo the others. */
export async function markNotificationsRead(uid: string, ids: readonly string[]): Promise<void> {
  const firestore = liveFirestore();
  await Promise.all(ids.map((id) => updateDoc(doc(firestore, notifications.path(uid, id)), { read: true })));
}

export async function dismissNotification(uid: string, id: string): Promise<void> {
  await deleteDoc(doc(liveFirestore(), notifications.path(uid, id)));
}
