import { createHash } from "node:crypto";
import type { PushDeviceView } from "domain/api/push";
import { type PushDevice, pushDevices } from "domain/documents/pushDevice";
import { users } from "domain/documents/user";
import { isPushEndpoint } from "domain/table/push/endpoints";
import { decideKeepDevice, devicesTooMany } from "domain/table/push/pushDevices";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { pushDevicesOf } from "../store/queries";
import { isEmulated } from "./isEmulated";
import { vapidDetails } from "./vapid";

/** A device's document follows from its endpoint: however often a browser asks, it has one. */
const idOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("base64url");

const view = (id: string, { name, kinds, quiet, zone, createdAt }: PushDevice): PushDeviceView => ({
  ...{ id, name, kinds, zone, createdAt },
  quiet: quiet ?? null,
});

export const getPush: Handler<"getPush"> = async ({ caller }) => {
  const [{ publicKey }, devices] = await Promise.all([vapidDetails(), pushDevicesOf(caller.uid)]);
  const newestFirst = devices.toSorted((a, b) => b.data.createdAt - a.data.createdAt);
  return { publicKey, devices: newestFirst.map(({ id, data }) => view(id, data)) };
};

export const keepPush: Handler<"keepPush"> = async ({ body, caller, now }) => {
  const { quiet, ...asked } = body;
  if (!isPushEndpoint(asked.subscription.endpoint, isEmulated())) throw new AppError("push-endpoint-unknown");
  const request = { ...asked, ...(quiet && { quiet }) };
  const id = idOf(asked.subscription.endpoint);
  return retryOnConflict(async () => {
    const [stored, devices] = await Promise.all([readDocument(pushDevices, id), pushDevicesOf(caller.uid)]);
    const device = decideKeepDevice(stored?.data, caller, request, now);
    const batch = new GuardedBatch().requirePresent(users, [caller.uid]);
    if (stored === undefined) batch.create(pushDevices, [id], device);
    else batch.replace(pushDevices, [id], device, Object.keys(stored.data), stored.version);
    for (const other of devicesTooMany(devices, id)) batch.delete(pushDevices, [other.id]);
    await batch.commit();
    return view(id, device);
  });
};

export const updatePush: Handler<"updatePush"> = async ({ params, body, caller }) =>
  retryOnConflict(async () => {
    const stored = await readDocument(pushDevices, params.id);
    if (stored?.data.uid !== caller.uid) throw new AppError("push-device-not-found");
    const { kinds = stored.data.kinds, quiet, zone = stored.data.zone } = body;
    const changes = { kinds, zone, ...(quiet !== undefined && { quiet: quiet ?? undefined }) };
    await new GuardedBatch().update(pushDevices, [stored.id], changes, stored.version).commit();
    return view(stored.id, { ...stored.data, ...changes });
  });

/** Whoever gives another member's device ends nothing, and learns nothing of it. */
export const deletePush: Handler<"deletePush"> = async ({ params, caller }) => {
  const stored = await readDocument(pushDevices, params.id);
  if (stored?.data.uid === caller.uid) {
    await new GuardedBatch().delete(pushDevices, [stored.id]).commit();
  }
  return null;
};
