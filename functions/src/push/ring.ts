import { createHash } from "node:crypto";
import { memberSessions } from "domain/documents/memberSessions";
import { presence } from "domain/documents/presence";
import { pushPaces } from "domain/documents/pushDevice";
import { PRESENCE_SLOTS, presenceIdAt } from "domain/table/presence/heartbeats";
import { isSeenElsewhere, isSignedOut, nextPace, paceId, rings } from "domain/table/push/pushDevices";
import { PUSH_LASTS, type PushMessage, payloadFor, tagOf } from "domain/table/push/pushMessage";
import { log } from "../log/log";
import { fromSnapshot, isConflict, readIfValid } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { endPushDevices } from "../store/pushDevices";
import { pushDevicesOf } from "../store/queries";
import { readEach } from "../store/readEach";
import { sendPush } from "./sendPush";

type Device = Awaited<ReturnType<typeof pushDevicesOf>>[number];

/** What is told, and where a press leads: found out only where somebody is told. */
export interface Ringing extends Omit<PushMessage, "href"> {
  readonly href: string | (() => Promise<string>);
}

/** What happens at a table is seen there by whoever has it before them; the rest is told everywhere. */
const isAtTable = ({ kind }: Pick<PushMessage, "kind">): boolean => kind === "turn" || kind === "word";

/** The member's heartbeats at a table, by slot. */
async function heartbeatsOf(uid: string, campaignId: string) {
  const slots = Array.from({ length: PRESENCE_SLOTS }, (_, slot) => slot);
  const found = await readEach(
    presence,
    slots.map((slot): [string, string] => [campaignId, presenceIdAt(uid, slot)]),
  );
  return new Map(
    found.flatMap((snapshot, slot) => {
      const data = fromSnapshot(presence, snapshot)?.data;
      return data === undefined ? [] : [[slot, data] as const];
    }),
  );
}

/** Whether it is not too soon for another one of this kind; of several at one moment one takes its turn. */
async function takePace(uid: string, { kind }: Pick<PushMessage, "kind">, now: number): Promise<boolean> {
  const id = paceId(uid, kind);
  const stored = await readIfValid(pushPaces, id);
  const pace = nextPace(stored?.data, uid, now);
  if (pace === undefined) return false;
  const batch = new GuardedBatch();
  if (stored === undefined) batch.create(pushPaces, [id], pace);
  else batch.update(pushPaces, [id], pace, stored.version);
  return batch.commit().then(
    () => true,
    (error) => {
      if (!isConflict(error)) throw error;
      return false;
    },
  );
}

/** The devices that ring now. What was signed out ends here, whoever ended it. */
async function devicesFor(uid: string, ringing: Ringing, now: number): Promise<Device[]> {
  const devices = await pushDevicesOf(uid);
  if (devices.length === 0) return [];
  const sessions = (await readIfValid(memberSessions, uid))?.data;
  const ended = devices.filter(({ data }) => isSignedOut(data, sessions));
  await endPushDevices(ended);
  const awake = devices.filter((one) => !ended.includes(one) && rings(one.data, ringing.kind, now));
  if (awake.length === 0 || !isAtTable(ringing)) return awake;
  const heartbeats = await heartbeatsOf(uid, ringing.campaignId);
  return awake.filter(({ data }) => !isSeenElsewhere(heartbeats, data.slot, now));
}

const topicOf = (ringing: Ringing): string =>
  createHash("sha256").update(tagOf(ringing)).digest("base64url").slice(0, 32);

/**
 * Tells a member on their devices, all at once; `now` in epoch milliseconds. One of a kind and minute rings, the others of
 * that minute are dropped (docs/decisions/push.md). Never throws: whatever happened has happened without it.
 */
export async function ring(uid: string, ringing: Ringing, now: number): Promise<void> {
  try {
    const devices = await devicesFor(uid, ringing, now);
    if (devices.length === 0 || !(await takePace(uid, ringing, now))) return;
    const href = typeof ringing.href === "string" ? ringing.href : await ringing.href();
    const message = { ...ringing, href };
    const outcomes = await Promise.all(
      devices.map(async (device) => {
        const outcome = await sendPush({
          subscription: device.data.subscription,
          payload: JSON.stringify(payloadFor(message, device.id, now)),
          ttl: PUSH_LASTS[ringing.kind],
          topic: topicOf(ringing),
          urgency: isAtTable(ringing) ? "high" : "normal",
        });
        return { device, outcome };
      }),
    );
    await endPushDevices(outcomes.flatMap(({ device, outcome }) => (outcome === "gone" ? [device] : [])));
    const failed = outcomes.filter(({ outcome }) => outcome === "failed").length;
    if (failed > 0) log.warn("push services did not take a push", { kind: ringing.kind, failed });
  } catch (error) {
    log.error("nobody was rung", { kind: ringing.kind, error });
  }
}
