import type { PresenceDocument, PresencePage } from "../../documents/presence";

/** The interval of a device's heartbeats, while its page is visible. */
export const HEARTBEAT_MS = 30_000;

/**
 * A player is online while any of their heartbeats is younger than this: two missed heartbeats and some
 * margin.
 */
export const ONLINE_WINDOW_MS = 75_000;

/** An online player, on any number of devices. */
export interface OnlinePlayer {
  readonly uid: string;
  /** The pages they are on, each once: the room first wherever it is open, then as they were seen, the newest first. */
  readonly pages: readonly PresencePage[];
  /** The newest heartbeat, in epoch milliseconds of the server. */
  readonly lastSeen: number;
}

export const PAGE_LABELS: Record<PresencePage, string> = {
  campaign: "Sur la fiche de campagne",
  sheet: "Sur sa fiche de personnage",
  panel: "Aux commandes MJ",
  table: "À la table virtuelle",
};

/** How many documents a member may have in a campaign, as the security rules have it. */
export const PRESENCE_SLOTS = 4;

/** As many heartbeats as a client listens to, newest first: more than any table has. */
export const MAX_HEARTBEATS = 200;

/** A visit's number is a whole one below this, as the security rules have it: no text, for every member reads it. */
export const VISIT_NUMBERS = 2 ** 32;

/** How long a heartbeat is kept. Much longer than it counts, since it is dated by a device's clock. */
export const PRESENCE_LASTS_MS = 24 * 60 * 60_000;

/** The slot of a device, always the same: a sum of its characters (FNV-1a). */
export function slotOf(deviceId: string): number {
  let sum = 0x811c9dc5;
  for (const character of deviceId) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((sum >>> 16) ^ (sum & 0xffff)) % PRESENCE_SLOTS;
}

export const presenceIdAt = (uid: string, slot: number): string => `${uid}~${slot}`;

/**
 * The document id of a device's heartbeat: `uid~slot`, as the security rules require. Two devices of a member
 * may share a slot: the newer heartbeat replaces the older one, and whoever stays writes again when the one that
 * wrote last leaves.
 */
export function presenceId(uid: string, deviceId: string): string {
  return presenceIdAt(uid, slotOf(deviceId));
}

const isFresh = (heartbeat: PresenceDocument, now: number): boolean =>
  now - heartbeat.lastSeen < ONLINE_WINDOW_MS;

/**
 * Who is online at `now` (server time, see `serverNow`), by uid. Two devices count as one player. A heartbeat
 * from the future comes from a clock error and counts.
 */
export function whoIsOnline(
  heartbeats: readonly PresenceDocument[],
  now: number,
): ReadonlyMap<string, OnlinePlayer> {
  const newestFirst = heartbeats
    .filter((heartbeat) => isFresh(heartbeat, now))
    .toSorted((a, b) => b.lastSeen - a.lastSeen);
  const online = new Map<string, OnlinePlayer>();
  for (const { uid, page, lastSeen } of newestFirst) {
    const known = online.get(uid) ?? { uid, pages: [], lastSeen };
    const others = known.pages.filter((one) => one !== page);
    const isNew = others.length === known.pages.length;
    const pages = page === "table" ? [page, ...others] : isNew ? [...known.pages, page] : known.pages;
    online.set(uid, { ...known, pages });
  }
  return online;
}

/**
 * The same, with oneself as one's own device knows it, whatever a heartbeat waits for: who has a page of the table open
 * is there as long as the connection stands, and is not when it does not.
 */
export function withOneself(
  online: ReadonlyMap<string, OnlinePlayer>,
  own: { uid: string; page: PresencePage; connected: boolean },
  now: number,
): ReadonlyMap<string, OnlinePlayer> {
  const others = [...online].filter(([uid]) => uid !== own.uid);
  if (!own.connected) return new Map(others);
  const known = online.get(own.uid) ?? { uid: own.uid, pages: [], lastSeen: now };
  const pages = known.pages.includes(own.page) ? known.pages : [own.page, ...known.pages];
  return new Map([...others, [own.uid, { ...known, pages }]]);
}

/** Milliseconds until the first of the fresh heartbeats expires, when presence must be computed again. */
export function nextExpiry(heartbeats: readonly PresenceDocument[], now: number): number | undefined {
  const remaining = heartbeats
    .filter((heartbeat) => isFresh(heartbeat, now))
    .map((heartbeat) => heartbeat.lastSeen + ONLINE_WINDOW_MS - now);
  return remaining.length === 0 ? undefined : Math.min(...remaining);
}
