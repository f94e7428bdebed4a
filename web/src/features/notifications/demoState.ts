import { demoNotifications } from "domain/table/notifications/demoNotifications";
import { dismiss, markRead, type NotificationList } from "domain/table/notifications/notificationList";
import { deviceStorage } from "../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../browser/storageKeys";

/** What a member did with the demo notifications on this device: they are in no database. */
export interface DemoState {
  /** When they were first shown, so that they age like others. Epoch milliseconds. */
  readonly since: number;
  readonly read: readonly string[];
  readonly dismissed: readonly string[];
  /** A real one came: whoever dismisses that one is shown an empty list, not the demo. */
  readonly over: boolean;
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

function parse(text: string): DemoState | undefined {
  const { since, read, dismissed, over } = JSON.parse(text) ?? {};
  const isValid =
    typeof since === "number" && isStrings(read) && isStrings(dismissed) && typeof over === "boolean";
  return isValid ? { since, read, dismissed, over } : undefined;
}

export function readDemoState(uid: string, now: number): DemoState {
  const initial: DemoState = { since: now, read: [], dismissed: [], over: false };
  try {
    const stored = deviceStorage.read(STORAGE_KEYS.demoNotifications(uid));
    return (stored === null ? undefined : parse(stored)) ?? initial;
  } catch {
    return initial;
  }
}

export function writeDemoState(uid: string, state: DemoState): void {
  deviceStorage.write(STORAGE_KEYS.demoNotifications(uid), JSON.stringify(state));
}

/** The demo notifications as the member left them. */
export function demoList({ since, read, dismissed }: DemoState): NotificationList {
  const marked = read.reduce<NotificationList>(markRead, demoNotifications(since));
  return dismissed.reduce<NotificationList>(dismiss, marked);
}
