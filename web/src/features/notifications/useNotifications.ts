import { useQuery } from "@tanstack/react-query";
import { listNotifications } from "domain/api/notifications";
import {
  dismiss,
  markRead,
  type NotificationList,
  readNotifications,
  shouldFetch,
  unreadCount,
} from "domain/table/notifications/notificationList";
import { useEffect, useMemo, useState } from "react";
import { useLiveQuery } from "../../api/useLiveQuery";
import { call } from "../../http/call";
import { useMutation } from "../../http/useMutation";
import { dismissNotification, markNotificationsRead, useOwnNotifications } from "../../live/ownNotifications";
import { useMember } from "../../session/SessionProvider";
import { demoList, readDemoState, writeDemoState } from "./demoState";

/** What the member has changed, shown before the server has answered and taken back if it refuses. */
interface Changes {
  readonly read: readonly string[];
  readonly dismissed: readonly string[];
}

const NO_CHANGES: Changes = { read: [], dismissed: [] };

const withChanges = (list: NotificationList, { read, dismissed }: Changes): NotificationList =>
  dismissed.reduce<NotificationList>(dismiss, read.reduce<NotificationList>(markRead, list));

const add = (known: Changes, { read, dismissed }: Changes): Changes => ({
  read: [...known.read, ...read],
  dismissed: [...known.dismissed, ...dismissed],
});

const takeBack = (known: Changes, { read, dismissed }: Changes): Changes => ({
  read: known.read.filter((id) => !read.includes(id)),
  dismissed: known.dismissed.filter((id) => !dismissed.includes(id)),
});

export interface Notifications {
  /** Undefined until something is known. */
  readonly list: NotificationList | undefined;
  readonly unread: number;
  readonly refreshing: boolean;
  /** The last call failed (product §2 has the sentence). */
  readonly failed: boolean;
  /** The last change was refused, and taken back. */
  readonly refused: boolean;
  /** Epoch milliseconds of the last answer, or undefined. */
  readonly refreshedAt: number | undefined;
  refresh(options?: { force: boolean }): void;
  markRead(id: string): void;
  markAllRead(): void;
  dismiss(id: string): void;
}

/**
 * The bell's list (product §2 to §4): the listener's value wins over the call's; the demo notifications are shown when
 * there is nothing else. Reading and dismissing show at once.
 */
export function useNotifications(): Notifications {
  const { uid } = useMember();
  const fetched = useQuery({
    queryKey: [uid, "notifications"],
    queryFn: ({ signal }) => call(listNotifications, {}, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [demo, setDemo] = useState(() => readDemoState(uid, Date.now()));
  const [changes, setChanges] = useState(NO_CHANGES);

  const { live, answer } = useLiveQuery(fetched, useOwnNotifications());
  const known = live ?? answer;
  const real = useMemo(() => (known === undefined ? undefined : readNotifications(known)), [known]);
  const showsDemo = real === undefined ? fetched.isError : real.length === 0 && !demo.over;
  const list = useMemo(
    () => (showsDemo ? demoList(demo) : real && withChanges(real, changes)),
    [showsDemo, demo, real, changes],
  );
  if (real !== undefined && real.length > 0 && !demo.over) setDemo({ ...demo, over: true });
  useEffect(() => writeDemoState(uid, demo), [uid, demo]);

  const { refetch, dataUpdatedAt, errorUpdatedAt } = fetched;
  const lastFetch = Math.max(dataUpdatedAt, errorUpdatedAt);
  const refresh = ({ force }: { force: boolean } = { force: false }) => {
    if (shouldFetch(lastFetch === 0 ? undefined : lastFetch, Date.now(), force)) void refetch();
  };

  const saving = useMutation({
    networkMode: "always",
    mutationFn: async ({ read, dismissed }: Changes) => {
      if (read.length > 0) await markNotificationsRead(uid, read);
      for (const id of dismissed) await dismissNotification(uid, id);
    },
    onMutate: (change) => setChanges((known) => add(known, change)),
    onError: (_, change) => setChanges((known) => takeBack(known, change)),
  });
  const change = (some: Partial<Changes>) => {
    const made = { ...NO_CHANGES, ...some };
    if (showsDemo) setDemo((state) => ({ ...state, ...add(state, made) }));
    else saving.mutate(made);
  };
  const read = (ids: readonly string[]) => {
    if (ids.length > 0) change({ read: ids });
  };
  const unreadIds = list?.filter((one) => !one.read).map(({ id }) => id) ?? [];

  return {
    list,
    unread: unreadCount(list ?? []),
    refreshing: fetched.isFetching,
    failed: fetched.isError,
    refused: saving.isError,
    refreshedAt: dataUpdatedAt === 0 ? undefined : dataUpdatedAt,
    refresh,
    markRead: (id) => read(unreadIds.filter((unread) => unread === id)),
    markAllRead: () => read(unreadIds),
    dismiss: (id) => change({ dismissed: [id] }),
  };
}
