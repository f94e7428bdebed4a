import { demoNotifications } from "domain/notifications/demoNotifications";
import { dismiss, markRead, type NotificationList } from "domain/notifications/notificationList";
import { deviceStorage } from "../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../browser/storageKeys";

/** What a member did with the demo notifications on this device: they are in no database. */
export interface DemoMemory {
  /** When they were first shown, so that they age like others. Epoch milliseconds. */
  readonly since: number;
  readonly read: readonly string[];
  readonly dismissed: readonly string[];
  /** A real one came: who dismisses that one wants an empty list, not the demo. */
  readonly over: boolean;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

function parse(text: string): DemoMemory | undefined {
  const { since, read, dismissed, over } = JSON.parse(text) ?? {};
  const whole =
    typeof since === "number" && isStrings(read) && isStrings(dismissed) && typeof over === "boolean";
  return whole ? { since, read, dismissed, over } : undefined;
}

export function recallDemo(uid: string, now: number): DemoMemory {
  const fresh: DemoMemory = { since: now, read: [], dismissed: [], over: false };
  try {
    const kept = deviceStorage.read(STORAGE_KEYS.demoNotifications(uid));
    return (kept === null ? undefined : parse(kept)) ?? fresh;
  } catch {
    return fresh;
  }
}

export function keepDemo(uid: string, memory: DemoMemory): void {
  deviceStorage.write(STORAGE_KEYS.demoNotifications(uid), JSON.stringify(memory));
}

/** The demo notifications as the member left them. */
export function demoList({ since, read, dismissed }: DemoMemory): NotificationList {
  const marked = read.reduce<NotificationList>(markRead, demoNotifications(since));
  return dismissed.reduce<NotificationList>(dismiss, marked);
}
