import { deviceStorage } from "../browser/deviceStorage";
import { isWorkOf } from "../browser/storageKeys";

/** Removes a person's unfinished work from this device: drafts of the Forge, unsent messages, MJ panels. */
export function forgetWork(uid: string): void {
  for (const key of deviceStorage.keys()) if (isWorkOf(uid, key)) deviceStorage.remove(key);
}
