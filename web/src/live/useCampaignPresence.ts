import { nextExpiry, type OnlinePlayer, whoIsOnline } from "domain/presence/heartbeats";
import { useEffect, useReducer, useRef } from "react";
import type { Live } from "./liveSource";
import { serverTime } from "./presence/deviceClock";
import { useHeartbeats } from "./presence/useHeartbeats";

export type OnlinePlayers = ReadonlyMap<string, OnlinePlayer>;

const samePlaces = (one: OnlinePlayers, other: OnlinePlayers): boolean =>
  one.size === other.size &&
  [...one].every(([uid, { pages }]) => other.get(uid)?.pages.join() === pages.join());

/**
 * Who is at the table and on which of its pages, by uid, the MJ among them; the same map as long as nobody comes, goes
 * or moves. Looks again by itself when a heartbeat grows stale: a crash is told by silence.
 */
export function useCampaignPresence(campaignId: string | undefined): Live<OnlinePlayers> {
  const heartbeats = useHeartbeats(campaignId);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<OnlinePlayers>(new Map());

  useEffect(() => {
    if (heartbeats.status !== "ready") return;
    const timer = setInterval(lookAgain, Math.max(250, nextExpiry(heartbeats.data, serverTime()) ?? 60_000));
    return () => clearInterval(timer);
  });

  if (heartbeats.status !== "ready") return heartbeats;
  const online = whoIsOnline(heartbeats.data, serverTime());
  if (!samePlaces(shown.current, online)) shown.current = online;
  return { status: "ready", data: shown.current };
}
