import { type PresenceDocument, presence } from "domain/documents/presence";
import { type FollowedHeartbeats, followHeartbeats, NO_HEARTBEATS } from "domain/table/presence/departures";
import { MAX_HEARTBEATS, presenceId } from "domain/table/presence/heartbeats";
import { useMember } from "../../session/SessionProvider";
import { live, type WithId } from "../listeners";
import type { Listen, Live } from "../liveSource";
import { useLive } from "../useLive";
import { observeServerTime } from "./deviceClock";
import { deviceId } from "./deviceId";

type Heartbeat = WithId<PresenceDocument>;

/** This device's heartbeat comes back with the server's time on it: on arrival, the two clocks are compared. */
const followed =
  (listen: Listen<readonly Heartbeat[]>, ownId: string): Listen<FollowedHeartbeats<Heartbeat>> =>
  (next, fail) => {
    let earlier: number | undefined;
    let known: FollowedHeartbeats<Heartbeat> = NO_HEARTBEATS;
    return listen((heartbeats) => {
      const own = heartbeats.find(({ id }) => id === ownId);
      if (own !== undefined && !own.pending) {
        if (earlier !== undefined && own.lastSeen > earlier) observeServerTime(own.lastSeen);
        earlier = own.lastSeen;
      } else earlier ??= 0;
      known = followHeartbeats(known, heartbeats, performance.now());
      next(known);
    }, fail);
  };

/**
 * The heartbeats at a table, newest first, stale ones included, and those that departed a moment ago, by the time since
 * the page was opened (ms): clocks are compared, and set right, meanwhile. Without an id it waits.
 */
export function useHeartbeats(campaignId: string | undefined): Live<FollowedHeartbeats<Heartbeat>> {
  const { uid } = useMember();
  const all = live(presence, [campaignId], { order: ["lastSeen", "desc"], limit: MAX_HEARTBEATS });
  return useLive(
    all && { key: `${all.key}+followed`, listen: followed(all.listen, presenceId(uid, deviceId())) },
  );
}
