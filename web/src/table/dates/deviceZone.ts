import { isTimeZone } from "domain/values/time/wallTime";

/** Where a device tells none that others know. */
const FALLBACK = "Europe/Paris";

/** The time zone of this device. */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : FALLBACK;
}
