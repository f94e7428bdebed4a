import { isTimeZone } from "domain/values/time/wallTime";

/** Where a device tells none that others know. */
const FALLBACK = "Europe/Paris";

let known: string | undefined;

function readZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : FALLBACK;
}

/** The time zone of this device, in which every date and time is shown. Asked for once: asking is slow. */
export function deviceZone(): string {
  known ??= readZone();
  return known;
}
