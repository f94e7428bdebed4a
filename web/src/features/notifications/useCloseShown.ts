import type { NotificationList } from "domain/table/notifications/notificationList";
import { useEffect, useRef } from "react";
import { mayNotify } from "../../browser/alerts";

/** What is read or put away, here or on another device, is no longer shown by this one outside of the app. */
export function useCloseShown(list: NotificationList | undefined): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (list === undefined) return;
    const gone = before.current.filter((id) => !list.some((one) => one.id === id));
    before.current = list.map(({ id }) => id);
    const over = [...gone, ...list.filter(({ read }) => read).map(({ id }) => id)];
    if (over.length === 0 || !mayNotify()) return;
    void import("../../browser/pushSubscription")
      .then(({ closeShown }) => closeShown(over))
      .catch(() => undefined);
  }, [list]);
}
