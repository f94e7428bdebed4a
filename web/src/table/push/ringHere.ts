import type { PushDeviceView } from "domain/api/push";
import { PUSH_KINDS } from "domain/documents/pushKind";
import { subscribeHere, unsubscribeHere } from "../../browser/pushSubscription";
import { HttpError } from "../../http/call";
import { keepHere } from "./keepHere";

const isTaken = (error: unknown) => error instanceof HttpError && error.code === "push-device-taken";

/**
 * Lets this device ring for a member, for everything and at any hour. A subscription that another account left behind ends,
 * and the browser gives a new one. Where it fails, nothing of it stays: a device that its member believes silent is silent.
 */
export async function ringHere(uid: string, readKey: () => Promise<string>): Promise<PushDeviceView> {
  const keep = async () =>
    keepHere(uid, await subscribeHere(readKey), { kinds: [...PUSH_KINDS], quiet: null });
  try {
    return await keep().catch(async (error) => {
      if (!isTaken(error)) throw error;
      await unsubscribeHere();
      return keep();
    });
  } catch (error) {
    await unsubscribeHere().catch(() => undefined);
    throw error;
  }
}
