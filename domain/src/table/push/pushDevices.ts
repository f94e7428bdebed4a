import type { MemberSessions } from "../../documents/memberSessions";
import type { PresenceDocument } from "../../documents/presence";
import type { PushDevice, PushPace } from "../../documents/pushDevice";
import type { PushKind } from "../../documents/pushKind";
import { AppError } from "../../values/errors";
import { HEARTBEAT_MS } from "../presence/heartbeats";
import { isQuiet } from "./quietHours";

/** A member's devices beyond these end, the one that was kept longest ago first. */
export const MAX_PUSH_DEVICES = 10;

const DAY_MS = 24 * 60 * 60_000;

/** How long a device rings without being opened. */
const DEVICE_LASTS_MS = 90 * DAY_MS;

/** One of a kind, in so many milliseconds. */
const PACE_MS = 60_000;

/** A heartbeat is written this often, and may take a moment. */
const IN_SIGHT_MS = HEARTBEAT_MS + 5_000;

/** What a device asks for, read from its request. */
export type DeviceRequest = Pick<PushDevice, "subscription" | "name" | "kinds" | "quiet" | "zone" | "slot">;

/**
 * The device as it is kept from now on. Throws `push-device-taken` where another member's device has this endpoint: a
 * browser gives the next member another one.
 */
export function decideKeepDevice(
  stored: PushDevice | undefined,
  owner: { readonly uid: string; readonly signedInAt: number },
  request: DeviceRequest,
  now: number,
): PushDevice {
  if (stored !== undefined && stored.uid !== owner.uid) throw new AppError("push-device-taken");
  return {
    ...request,
    uid: owner.uid,
    signedInAt: owner.signedInAt,
    createdAt: stored?.createdAt ?? now,
    expiresAt: now + DEVICE_LASTS_MS,
  };
}

/** Which devices end when `kept` is one more, of those that their member has. */
export function devicesTooMany<Device extends { readonly id: string; readonly data: PushDevice }>(
  devices: readonly Device[],
  keptId: string,
): Device[] {
  return devices
    .filter(({ id }) => id !== keptId)
    .toSorted((a, b) => b.data.expiresAt - a.data.expiresAt)
    .slice(MAX_PUSH_DEVICES - 1);
}

/** Whether the sign-in that the device was kept with was ended: by « partout », a new password, or with the account. */
export const isSignedOut = (
  { signedInAt }: Pick<PushDevice, "signedInAt">,
  sessions: MemberSessions | undefined,
): boolean => sessions === undefined || signedInAt < sessions.validAfter;

/** Whether a device rings for a kind at `now`. */
export const rings = (
  { kinds, quiet, zone }: Pick<PushDevice, "kinds" | "quiet" | "zone">,
  kind: PushKind,
  now: number,
): boolean => kinds.includes(kind) && !isQuiet(quiet, zone, now);

/**
 * Whether the member has the table before their eyes on another device than the one of `slot`: what happens there is seen
 * there. `heartbeats` are theirs, by slot.
 */
export const isSeenElsewhere = (
  heartbeats: ReadonlyMap<number, Pick<PresenceDocument, "lastSeen" | "departure">>,
  slot: number,
  now: number,
): boolean =>
  [...heartbeats].some(
    ([other, { lastSeen, departure }]) =>
      other !== slot && departure === undefined && now - lastSeen < IN_SIGHT_MS,
  );

export const paceId = (uid: string, kind: PushKind): string => `${uid}~${kind}`;

/** The next pace, or undefined while it is too soon: of many within a minute the first one rings. */
export function nextPace(earlier: PushPace | undefined, uid: string, now: number): PushPace | undefined {
  if (earlier !== undefined && Math.abs(now - earlier.rungAt) < PACE_MS) return undefined;
  return { uid, rungAt: now, expiresAt: now + DAY_MS };
}
