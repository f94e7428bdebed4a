import { pushDevices } from "domain/documents/pushDevice";
import { GuardedBatch } from "./guardedBatch";
import { pushDevicesOf } from "./queries";

/** Ends these devices: nothing is sent to them any more. */
export async function endPushDevices(devices: readonly { readonly id: string }[]): Promise<void> {
  if (devices.length === 0) return;
  const batch = new GuardedBatch();
  for (const { id } of devices) batch.delete(pushDevices, [id]);
  await batch.commit();
}

/** Ends the devices of a member, or those that were kept with one sign-in (epoch milliseconds). */
export async function forgetPushDevices(uid: string, signedInAt?: number): Promise<void> {
  const devices = await pushDevicesOf(uid);
  await endPushDevices(
    devices.filter(({ data }) => signedInAt === undefined || data.signedInAt === signedInAt),
  );
}
