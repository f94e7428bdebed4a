import { deletePush, getPush } from "domain/api/push";
import { endPushHere, forgetKeptPush, readKeptPush } from "../../browser/keptPush";
import { subscriptionHere } from "../../browser/pushSubscription";
import { call } from "../../http/call";
import { keepHere } from "./keepHere";

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Brings what this device keeps, what its browser is subscribed with and what the server knows back together, at `now`
 * (epoch milliseconds). A device that rings for somebody else ends, and so does one that was turned off elsewhere, once a
 * week has passed; the others are told to the server anew each week, which forgets those that are never opened.
 */
export async function renewPush(uid: string, now: number): Promise<void> {
  const kept = readKeptPush();
  if (kept === undefined) return;
  if (kept.uid !== uid) return endPushHere();
  const subscription = await subscriptionHere();
  if (subscription === undefined) return forgetKeptPush();
  const isRecent = Math.abs(now - kept.keptAt) < WEEK_MS;
  if (isRecent && subscription.endpoint === kept.endpoint) return;
  const { devices } = await call(getPush, {}, { silent: true });
  const known = devices.find(({ id }) => id === kept.device);
  if (known === undefined) return endPushHere();
  const { id } = await keepHere(uid, subscription, known);
  if (id !== kept.device) await call(deletePush, { params: { id: kept.device } });
}
