import { countedHeartbeats, NO_HEARTBEATS, nextDeparture } from "domain/table/presence/departures";
import { nextExpiry, type OnlinePlayer, whoIsOnline, withOneself } from "domain/table/presence/heartbeats";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useMember } from "../session/SessionProvider";
import type { Live } from "./liveSource";
import { serverTime } from "./presence/deviceClock";
import { onOwnPage, ownPage } from "./presence/ownPages";
import { useHeartbeats } from "./presence/useHeartbeats";
import { useConnection } from "./useConnection";
import { useStableValue } from "./useStableValue";

export type OnlinePlayers = ReadonlyMap<string, OnlinePlayer>;

const isSame = (one: OnlinePlayers, other: OnlinePlayers): boolean =>
  one.size === other.size &&
  [...one].every(([uid, { pages }]) => other.get(uid)?.pages.join() === pages.join());

/** Between two looks at the clock: at least so long, and so long where no heartbeat can expire. */
const LOOK_MS = { min: 250, idle: 60_000 };

/** The server's time, and the time since this page was opened, in milliseconds. */
const currentTimes = () => ({ server: serverTime(), page: performance.now() });

/**
 * Who is at the table and on which of its pages, by uid, the MJ among them; the same map as long as nobody comes, goes
 * or moves. Looks again by itself when a heartbeat expires: a crash shows as silence. Oneself is there by one's own
 * connection, while this tab shows a page of the table.
 */
export function useCampaignPresence(campaignId: string | undefined): Live<OnlinePlayers> {
  const live = useHeartbeats(campaignId);
  const heartbeats = live.status === "ready" ? live.data : NO_HEARTBEATS;
  const [now, setNow] = useState(currentTimes);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const times = currentTimes();
      setNow(times);
      const { server, page } = times;
      const next = [nextExpiry(heartbeats.present, server), nextDeparture(heartbeats, page), LOOK_MS.idle];
      timer = setTimeout(look, Math.max(LOOK_MS.min, Math.min(...next.filter((ms) => ms !== undefined))));
    };
    look();
    return () => clearTimeout(timer);
  }, [heartbeats]);

  const { uid } = useMember();
  const page = useSyncExternalStore(onOwnPage, () => campaignId && ownPage({ uid, campaignId }));
  const connected = useConnection();
  const seen = whoIsOnline(countedHeartbeats(heartbeats, now.page), now.server);
  const shown = page ? withOneself(seen, { uid, page, connected }, now.server) : seen;
  const online = useStableValue(shown, isSame);
  return live.status === "ready" ? { status: "ready", data: online } : live;
}
