import { pushDevices } from "domain/documents/pushDevice";
import { GuardedBatch } from "./guardedBatch";
import { pushDevicesOf } from "./queries";

/** Forgets the devices of a member, or those that were kept with one sign-in (epoch milliseconds). */
export async function forgetPushDevices(uid: string, signedInAt?: number): Promise<void> {
  const devices = (await pushDevicesOf(uid)).filter(
    ({ data }) => signedInAt === undefined || data.signedInAt === signedInAt,
  );
  if (devices.length === 0) return;
  const batch = new GuardedBatch();
  for (const { id } of devices) batch.delete(pushDevices, [id]);
  await batch.commit();
}
