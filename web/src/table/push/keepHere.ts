import { keepPush, type PushDeviceView } from "domain/api/push";
import type { PushSubscription } from "domain/documents/pushDevice";
import { slotOf } from "domain/table/presence/heartbeats";
import { writeKeptPush } from "../../browser/keptPush";
import { deviceName } from "../../browser/pushSubscription";
import { call } from "../../http/call";
import { deviceId } from "../../live/presence/deviceId";
import { deviceZone } from "../dates/deviceZone";

/** Tells the server that this device rings for a member, and remembers it here. */
export async function keepHere(
  uid: string,
  subscription: PushSubscription,
  { kinds, quiet }: Pick<PushDeviceView, "kinds" | "quiet">,
): Promise<PushDeviceView> {
  // The slot is that of its heartbeats: what happens at a table rings on no other device while this one has it open.
  const place = { name: deviceName(), zone: deviceZone(), slot: slotOf(deviceId()) };
  const device = await call(keepPush, { body: { subscription, kinds, quiet, ...place } });
  writeKeptPush({ uid, device: device.id, endpoint: subscription.endpoint, keptAt: Date.now() });
  return device;
}
