import { useEffect, useRef } from "react";
import { mayNotify } from "../../browser/alerts";
import { closeShown } from "../../browser/pushSubscription";
import type { LiveNotification } from "../../live/ownNotifications";

type Told = Pick<LiveNotification, "id" | "read">;

/** What is read or put away, here or on another device, is no longer shown by this one outside of the app. */
export function useCloseShown(list: readonly Told[] | undefined): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (list === undefined) return;
    const gone = before.current.filter((id) => !list.some((one) => one.id === id));
    before.current = list.map(({ id }) => id);
    const over = [...gone, ...list.filter(({ read }) => read).map(({ id }) => id)];
    if (over.length > 0 && mayNotify()) closeShown(over).catch(() => undefined);
  }, [list]);
}
