import type { QuietHours } from "../../documents/pushDevice";
import { isTimeZone, wallTimeAt } from "../../values/time/wallTime";

/**
 * Whether a clock on the wall stands within the quiet hours at `now` (epoch milliseconds). The hour that comes twice in
 * autumn is quiet twice or not at all, as the clock shows it. A zone that this runtime does not know is taken as UTC.
 */
export function isQuiet(quiet: QuietHours | undefined, zone: string, now: number): boolean {
  if (quiet === undefined) return false;
  const { time } = wallTimeAt(now, isTimeZone(zone) ? zone : "UTC");
  const { from, to } = quiet;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
