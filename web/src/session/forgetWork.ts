import { deviceStorage } from "../browser/deviceStorage";
import { isKeptList, isWorkOf } from "../browser/storageKeys";

/** Removes a person's unfinished work from this device: drafts of the Forge, unsent messages, MJ panels. */
export function forgetWork(uid: string): void {
  for (const key of deviceStorage.keys()) if (isWorkOf(uid, key)) deviceStorage.remove(key);
}

let timesForgotten = 0;

/** How often lists were forgotten: one that was asked for before and comes after is not to be kept. */
export const timesListsForgotten = (): number => timesForgotten;

/** Removes the lists that are kept for the next visit; those on their way are not kept either. */
export function forgetKeptLists(): void {
  timesForgotten += 1;
  for (const key of deviceStorage.keys()) if (isKeptList(key)) deviceStorage.remove(key);
}
