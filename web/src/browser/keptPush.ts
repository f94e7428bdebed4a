import { deviceStorage } from "./deviceStorage";
import { subscriptionHere, unsubscribeHere } from "./pushSubscription";
import { STORAGE_KEYS } from "./storageKeys";

/** For whom this device rings, as it knows by itself. */
interface KeptPush {
  readonly uid: string;
  /** Its id at the server. */
  readonly device: string;
  /** A browser that has another one by now is another device to the server. */
  readonly endpoint: string;
  /** When the server was told last; epoch milliseconds. */
  readonly keptAt: number;
}

function parse(text: string): KeptPush | undefined {
  const { uid, device, endpoint, keptAt } = JSON.parse(text) ?? {};
  const areTexts = typeof uid === "string" && typeof device === "string" && typeof endpoint === "string";
  return areTexts && typeof keptAt === "number" ? { uid, device, endpoint, keptAt } : undefined;
}

/** Undefined where this device rings for nobody; what cannot be read counts as that. */
export function readKeptPush(): KeptPush | undefined {
  const stored = deviceStorage.read(STORAGE_KEYS.push);
  try {
    return stored === null ? undefined : parse(stored);
  } catch {
    return undefined;
  }
}

export function writeKeptPush(kept: KeptPush): void {
  deviceStorage.write(STORAGE_KEYS.push, JSON.stringify(kept));
}

export function forgetKeptPush(): void {
  deviceStorage.remove(STORAGE_KEYS.push);
}

/** The id of this device as one that rings for a member; null where it does not, or the browser has ended it. */
export async function keptDeviceOf(uid: string): Promise<string | null> {
  const kept = readKeptPush();
  if (kept?.uid !== uid) return null;
  return (await subscriptionHere()) === undefined ? null : kept.device;
}

/** This device rings for nobody any more, whatever the server knows. It is remembered until the browser has ended it. */
export async function endPushHere(): Promise<void> {
  await unsubscribeHere();
  forgetKeptPush();
}
