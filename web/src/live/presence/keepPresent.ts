import { leavePresence } from "domain/api/presence";
import { type PresencePage, presence } from "domain/documents/presence";
import { PRESENCE_LASTS_MS, presenceId } from "domain/table/presence/heartbeats";
import type { SystemId } from "domain/values/systemIds";
import { doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { cryptoSource } from "../../browser/cryptoSource";
import { liveFirestore } from "../../firebase/firestore";
import { call } from "../../http/call";
import { registerSessionActivity } from "../../session/sessionActivity";
import { serverTime } from "./deviceClock";
import { deviceId } from "./deviceId";
import { followOpen, holdOpen } from "./openTabs";
import { type OwnPlace, setOwnPage } from "./ownPages";
import { type PresenceAdapter, PresenceWriter } from "./presenceWriter";

/** From one page of a campaign to the next, the player has not left. */
const LEFT_AFTER_MS = 1_000;

export interface PresenceTarget extends OwnPlace {
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

interface DeviceTabs {
  /** Resolves once they have been counted. */
  readonly known: Promise<void>;
  /** Whether the device has another one open at the table. */
  readonly others: () => boolean;
}

function adapterFor({ uid, campaignId, system }: PresenceTarget, tabs: DeviceTabs): PresenceAdapter {
  const device = deviceId();
  // A farewell that arrives late ends its own visit, and not one that began since.
  let visit = cryptoSource();
  return {
    write: (page) => {
      const heartbeat = doc(liveFirestore(), presence.path(campaignId, presenceId(uid, device)));
      return setDoc(heartbeat, {
        uid,
        page,
        visit,
        lastSeen: serverTimestamp(),
        expiresAt: Timestamp.fromMillis(serverTime() + PRESENCE_LASTS_MS),
      });
    },
    leave: async () => {
      const body = { deviceId: device, visit, otherTabs: tabs.others() };
      visit = cryptoSource();
      const target = { params: { system, id: campaignId }, body };
      await call(leavePresence, target, { keepalive: true, silent: true }).catch(() => undefined);
    },
    requestLock: (take) => queueForLock(`presence:${campaignId}`, tabs.known, take),
  };
}

interface PresenceEntry {
  readonly writer: PresenceWriter;
  readonly moveTo: (page: PresencePage) => void;
  /** `everywhere`: no tab of this device stays at the table. */
  readonly stop: (everywhere: boolean) => Promise<void>;
  users: number;
}

/** Whoever has the room open in any tab is there, whichever tab they look at. */
function beginPresence(target: PresenceTarget): PresenceEntry {
  let page = target.page;
  let roomOpen = false;
  let openTabs = 0;
  let isKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    isKnown = resolve;
  });
  const writer = new PresenceWriter(adapterFor(target, { known, others: () => openTabs > 1 }), page);
  const move = () => {
    const shown = roomOpen ? "table" : page;
    setOwnPage(target, shown);
    writer.moveTo(shown);
  };
  const unfollowRoom = followOpen({ ...target, what: "room" }, (tabs) => {
    roomOpen = tabs > 0;
    move();
    isKnown();
  });
  const unfollowTable = followOpen({ ...target, what: "table" }, (tabs) => {
    openTabs = tabs;
  });
  const close = holdOpen({ ...target, what: "table" });
  return {
    writer,
    moveTo: (next) => {
      page = next;
      move();
    },
    stop: (everywhere) => {
      unfollowRoom();
      unfollowTable();
      if (everywhere) openTabs = 0;
      setOwnPage(target, undefined);
      const left = writer.stop();
      close();
      return left;
    },
    users: 0,
  };
}

const entries = new Map<string, PresenceEntry>();
const entryKey = ({ uid, campaignId }: OwnPlace) => `${uid}@${campaignId}`;

/** Is present in a campaign, on a page of it, until the returned function is called. */
export function keepPresent(target: PresenceTarget): () => void {
  const key = entryKey(target);
  const entry = entries.get(key) ?? beginPresence(target);
  entries.set(key, entry);
  entry.users += 1;
  entry.moveTo(target.page);
  const release = target.page === "table" ? holdOpen({ ...target, what: "room" }) : undefined;
  return () => {
    release?.();
    entry.users -= 1;
    setTimeout(() => {
      if (entry.users === 0 && entries.get(key) === entry) end(key, entry, false);
    }, LEFT_AFTER_MS);
  };
}

function end(key: string, entry: PresenceEntry, everywhere: boolean): Promise<void> {
  entries.delete(key);
  return entry.stop(everywhere);
}

/** This device's heartbeat is not among those that the table sees. */
export function missedPresence(target: OwnPlace): void {
  entries.get(entryKey(target))?.writer.wasRemoved();
}

/** Before signing out, while the server still knows who is leaving. */
const leaveEverywhere = () => Promise.all([...entries].map(([key, entry]) => end(key, entry, true)));

registerSessionActivity({ stop: leaveEverywhere });
