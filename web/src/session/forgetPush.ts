import { deviceStorage } from "../browser/deviceStorage";
import { STORAGE_KEYS } from "../browser/storageKeys";

/** A browser that takes longer goes on by itself: it keeps nobody signed in. */
const MAX_WAIT_MS = 1_000;

/** This device rings no more for whoever was signed in. What the browser cannot end now, it ends for the next member. */
export async function forgetPush(): Promise<void> {
  if (deviceStorage.read(STORAGE_KEYS.push) === null) return;
  const ended = import("../browser/keptPush").then(({ endPushHere }) => endPushHere()).catch(() => undefined);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
