import { useQuery } from "@tanstack/react-query";
import { listNotifications } from "domain/api/notifications";
import {
  dismiss,
  markRead,
  type NotificationList,
  readNotifications,
  shouldFetch,
  unreadCount,
} from "domain/notifications/notificationList";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLiveQuery } from "../../api/useLiveQuery";
import { call } from "../../http/call";
import { dismissNotification, markNotificationsRead, useOwnNotifications } from "../../live/ownNotifications";
import { useMember } from "../../session/SessionProvider";
import { demoList, keepDemo, recallDemo } from "./demoMemory";

/** What the member just did, shown before the server has answered and taken back if it refuses. */
interface Done {
  readonly read: readonly string[];
  readonly dismissed: readonly string[];
}

const NOTHING_DONE: Done = { read: [], dismissed: [] };

const afterwards = (list: NotificationList, { read, dismissed }: Done): NotificationList =>
  dismissed.reduce<NotificationList>(dismiss, read.reduce<NotificationList>(markRead, list));

const without = (ids: readonly string[], taken: readonly string[]) => ids.filter((id) => !taken.includes(id));

export interface Notifications {
  /** Undefined until something is known. */
  readonly list: NotificationList | undefined;
  readonly unread: number;
  readonly refreshing: boolean;
  /** The last call failed (product §2 has the sentence). */
  readonly failed: boolean;
  /** Reading or dismissing was refused, and was taken back. */
  readonly refused: boolean;
  /** Epoch milliseconds of the last answer, or undefined. */
  readonly refreshedAt: number | undefined;
  refresh(options?: { force: boolean }): void;
  markRead(id: string): void;
  markAllRead(): void;
  dismiss(id: string): void;
}

/**
 * The bell's list (product §2 to §4): the listener's value wins over the call's; demo notifications stand in when there
 * is nothing else. Reading and dismissing show at once.
 */
export function useNotifications(): Notifications {
  const { uid } = useMember();
  const fetched = useQuery({
    queryKey: [uid, "notifications"],
    queryFn: ({ signal }) => call(listNotifications, {}, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [demo, setDemo] = useState(() => recallDemo(uid, Date.now()));
  const [done, setDone] = useState(NOTHING_DONE);
  const [refused, setRefused] = useState(false);

  const { live, answer } = useLiveQuery(fetched, useOwnNotifications());
  const known = live ?? answer;
  const real = useMemo(() => (known === undefined ? undefined : readNotifications(known)), [known]);
  const nothingElse = real === undefined ? fetched.isError : real.length === 0 && !demo.over;
  const list = useMemo(
    () => (nothingElse ? demoList(demo) : real && afterwards(real, done)),
    [nothingElse, demo, real, done],
  );

  const anyReal = real !== undefined && real.length > 0;
  useEffect(() => {
    if (anyReal) setDemo((memory) => (memory.over ? memory : { ...memory, over: true }));
  }, [anyReal]);
  useEffect(() => keepDemo(uid, demo), [uid, demo]);

  const { refetch, dataUpdatedAt, errorUpdatedAt } = fetched;
  const lastFetch = Math.max(dataUpdatedAt, errorUpdatedAt);
  const refresh = useCallback(
    ({ force }: { force: boolean } = { force: false }) => {
      if (shouldFetch(lastFetch === 0 ? undefined : lastFetch, Date.now(), force)) void refetch();
    },
    [refetch, lastFetch],
  );

  async function attempt(change: Partial<Done>, write: () => Promise<void>): Promise<void> {
    const { read = [], dismissed = [] } = change;
    setRefused(false);
    setDone((known) => ({
      read: [...known.read, ...read],
      dismissed: [...known.dismissed, ...dismissed],
    }));
    try {
      await write();
    } catch {
      setRefused(true);
      setDone((known) => ({
        read: without(known.read, read),
        dismissed: without(known.dismissed, dismissed),
      }));
    }
  }

  const read = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    if (nothingElse) setDemo((memory) => ({ ...memory, read: [...memory.read, ...ids] }));
    else void attempt({ read: ids }, () => markNotificationsRead(uid, ids));
  };
  const unreadIds = list?.filter((one) => !one.read).map(({ id }) => id) ?? [];

  return {
    list,
    unread: unreadCount(list ?? []),
    refreshing: fetched.isFetching,
    failed: fetched.isError,
    refused,
    refreshedAt: dataUpdatedAt === 0 ? undefined : dataUpdatedAt,
    refresh,
    markRead: (id) => read(unreadIds.filter((one) => one === id)),
    markAllRead: () => read(unreadIds),
    dismiss: (id) => {
      if (nothingElse) setDemo((memory) => ({ ...memory, dismissed: [...memory.dismissed, id] }));
      else void attempt({ dismissed: [id] }, () => dismissNotification(uid, id));
    },
  };
}
