import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useOwnNotifications } from "../live/ownNotifications";
import { useMember } from "../session/SessionProvider";
import { queryKeys } from "./keys";

/**
 * A member is notified when a character of theirs is deleted, and when they lose a table: the lists of characters that
 * were asked for before are asked for again.
 */
export function useListsFollowNotices(): void {
  const { uid } = useMember();
  const client = useQueryClient();
  const live = useOwnNotifications();
  const newest =
    live.status === "ready" ? Math.max(0, ...live.data.map(({ createdAt }) => createdAt)) : undefined;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    const isNew = known.current !== undefined && newest > known.current;
    known.current = newest;
    if (isNew) void client.invalidateQueries({ queryKey: queryKeys.everyCharacterList(uid) });
  }, [newest, client, uid]);
}
