import { deviceStorage } from "../browser/deviceStorage";
import { isKeptList, isWorkOf } from "../browser/storageKeys";

/** Removes a person's unfinished work from this device: drafts of the Forge, unsent messages, MJ panels. */
export function forgetWork(uid: string): void {
  for (const key of deviceStorage.keys()) if (isWorkOf(uid, key)) deviceStorage.remove(key);
}

/** Removes the lists that are kept for the next visit. */
export function forgetKeptLists(): void {
  for (const key of deviceStorage.keys()) if (isKeptList(key)) deviceStorage.remove(key);
}
