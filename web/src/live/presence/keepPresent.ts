import { leavePresence } from "domain/api/campaigns";
import { type PresencePage, presence } from "domain/documents/presence";
import { PRESENCE_LASTS_MS, presenceId } from "domain/presence/heartbeats";
import type { SystemId } from "domain/systems/systemIds";
import { doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { liveFirestore } from "../../firebase/firestore";
import { call } from "../../http/call";
import { registerSessionActivity } from "../../session/sessionActivity";
import { serverTime } from "./deviceClock";
import { deviceId } from "./deviceId";
import { type PresenceAdapter, PresenceWriter } from "./presenceWriter";
import { followRoom, holdRoom } from "./roomTabs";

/** From one page of a campaign to the next, the player has not left. */
const LEFT_AFTER_MS = 1_000;

export interface PresenceTarget {
  readonly uid: string;
  readonly campaignId: string;
  readonly system: SystemId;
  readonly page: PresencePage;
}

/**
 * A Web Lock lets one tab of a device write at a time; in a browser without locks, each of them writes. What is written
 * waits until it is known whether the room is open in another tab.
 */
function queueForLock(name: string, known: Promise<void>, take: () => void): () => void {
  if (!("locks" in navigator)) {
    take();
    return () => undefined;
  }
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => leaving.signal.addEventListener("abort", () => resolve()));
  const hold = async () => {
    await known;
    if (!leaving.signal.aborted) take();
    return left;
  };
  navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined);
  return () => leaving.abort();
}

function adapterFor({ uid, campaignId, system }: PresenceTarget, known: Promise<void>): PresenceAdapter {
  const device = deviceId();
  return {
    write: (page) => {
      const heartbeat = doc(liveFirestore(), presence.path(campaignId, presenceId(uid, device)));
      return setDoc(heartbeat, {
        uid,
        page,
        lastSeen: serverTimestamp(),
        expiresAt: Timestamp.fromMillis(serverTime() + PRESENCE_LASTS_MS),
      });
    },
    leave: async () => {
      const target = { params: { system, id: campaignId }, body: { deviceId: device } };
      await call(leavePresence, target, { keepalive: true, silent: true }).catch(() => undefined);
    },
    requestLock: (take) => queueForLock(`presence:${campaignId}`, known, take),
  };
}

interface PresenceEntry {
  readonly writer: PresenceWriter;
  readonly moveTo: (page: PresencePage) => void;
  readonly stop: () => Promise<void>;
  users: number;
}

/** Whoever has the room open in any tab is there, whichever tab they look at. */
function beginPresence(target: PresenceTarget): PresenceEntry {
  let page = target.page;
  let roomOpen = false;
  let isKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    isKnown = resolve;
  });
  const writer = new PresenceWriter(adapterFor(target, known), page);
  const move = () => writer.moveTo(roomOpen ? "table" : page);
  const unfollow = followRoom(target, (open) => {
    roomOpen = open;
    move();
    isKnown();
  });
  return {
    writer,
    moveTo: (next) => {
      page = next;
      move();
    },
    stop: () => {
      unfollow();
      return writer.stop();
    },
    users: 0,
  };
}

const entries = new Map<string, PresenceEntry>();
const entryKey = ({ uid, campaignId }: Pick<PresenceTarget, "uid" | "campaignId">) => `${uid}@${campaignId}`;

/** Is present in a campaign, on a page of it, until the returned function is called. */
export function keepPresent(target: PresenceTarget): () => void {
  const key = entryKey(target);
  const entry = entries.get(key) ?? beginPresence(target);
  entries.set(key, entry);
  entry.users += 1;
  entry.moveTo(target.page);
  const release = target.page === "table" ? holdRoom(target) : undefined;
  return () => {
    release?.();
    entry.users -= 1;
    setTimeout(() => {
      if (entry.users === 0 && entries.get(key) === entry) end(key, entry);
    }, LEFT_AFTER_MS);
  };
}

function end(key: string, entry: PresenceEntry): Promise<void> {
  entries.delete(key);
  return entry.stop();
}

/** This device's heartbeat is not among those that the table sees. */
export function missedPresence(target: Pick<PresenceTarget, "uid" | "campaignId">): void {
  entries.get(entryKey(target))?.writer.wasRemoved();
}

/** Before signing out, while the server still knows who is leaving. */
const leaveEverywhere = () => Promise.all([...entries].map(([key, entry]) => end(key, entry)));

registerSessionActivity({ stop: leaveEverywhere });
