import { demoNotifications } from "./demoNotifications";
import { type Notification, normaliseNotification } from "./notification";

export type NotificationList = readonly Notification[];

/** Newest first, those without a date last, equal dates by id so that the order is stable. */
function byNewest(a: Notification, b: Notification): number {
  const [atA, atB] = [a.createdAt ?? Number.NEGATIVE_INFINITY, b.createdAt ?? Number.NEGATIVE_INFINITY];
  if (atA !== atB) return atB > atA ? 1 : -1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Product §4: newest first; of several with the same id, only the newest. */
export function sortNotifications(notifications: NotificationList): Notification[] {
  const seen = new Set<string>();
  return [...notifications].sort(byNewest).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Product §7: an answer is an array, or an object with `notifications` or `data`. */
function entriesOf(payload: unknown): readonly unknown[] {
  if (Array.isArray(payload)) return payload;
  if (typeof payload !== "object" || payload === null) return [];
  const { notifications, data } = payload as { notifications?: unknown; data?: unknown };
  return [notifications, data].find(Array.isArray) ?? [];
}

/** The notifications of an answer, normalised, sorted and each once. Never throws. */
export function readNotifications(payload: unknown): Notification[] {
  return sortNotifications(
    entriesOf(payload)
      .map(normaliseNotification)
      .filter((notification) => notification !== undefined),
  );
}

/** Product §4: demo notifications are shown when the call failed (`undefined`) or returned nothing. */
export function notificationsOrDemo(payload: unknown, now: number): Notification[] {
  const notifications = readNotifications(payload);
  return notifications.length > 0 ? notifications : demoNotifications(now);
}

/** Marks one as read; gives the same list when nothing changes. */
export function markRead(list: NotificationList, id: string): NotificationList {
  return list.some((notification) => notification.id === id && !notification.read)
    ? list.map((notification) => (notification.id === id ? { ...notification, read: true } : notification))
    : list;
}

export function markAllRead(list: NotificationList): NotificationList {
  return unreadCount(list) === 0 ? list : list.map((notification) => ({ ...notification, read: true }));
}

/** Removes one; gives the same list when it is not there. */
export function dismiss(list: NotificationList, id: string): NotificationList {
  return list.some((notification) => notification.id === id)
    ? list.filter((notification) => notification.id !== id)
    : list;
}

export function unreadCount(list: NotificationList): number {
  return list.filter(({ read }) => !read).length;
}

/** Product §9: the badge of the notifications, '9+' above nine; undefined when all are read. */
export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > 9 ? "9+" : String(unread);
}

const REFRESH_AFTER = 2 * 60 * 1000;

/**
 * Product §4: a fetch is skipped if the last one was under two minutes ago, unless forced. Times in
 * milliseconds; a last fetch in the future comes from a clock that was set back, and is ignored.
 */
export function shouldFetch(lastFetchedAt: number | undefined, now: number, force = false): boolean {
  if (force || lastFetchedAt === undefined) return true;
  return now < lastFetchedAt || now - lastFetchedAt >= REFRESH_AFTER;
}
