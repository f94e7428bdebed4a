/** What a clock on a wall shows: a day ("2026-12-03"), a time of it ("20:00"), in an IANA time zone ("Europe/Paris"). */
export interface WallTime {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a zone that is none. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: zone, hourCycle: "h23", era: "short" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  });
  FORMATS.set(zone, format);
  return format;
}

/** Whether this runtime knows it as an IANA time zone; an offset such as "+02:00", which knows no summer, is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(zone)) return false;
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is such a day: "2026-02-30" is none. Of the years 2000 to 2199, so that every day has four figures. */
export function isDate(date: string): boolean {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(date)) return false;
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

/** "00:00" to "23:59". */
export const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** What a clock in this zone shows at an instant (epoch milliseconds). */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, zone };
}

/** The instant at which a clock at Greenwich would show it, in epoch milliseconds. */
const atGreenwich = ({ date, time }: Pick<WallTime, "date" | "time">): number =>
  Date.parse(`${date}T${time}:00Z`);

/** By how many milliseconds the zone's clocks are ahead of Greenwich then. */
const offsetAt = (instant: number, zone: string): number =>
  atGreenwich(wallTimeAt(instant, zone)) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/**
 * When a clock there shows it, in epoch milliseconds: of two instants (clocks were put back) the first, and where there
 * is none (clocks were put forward) as much later as they were put. Throws a RangeError for a zone that is none.
 *
 * @example instantOf({ date: "2026-07-02", time: "20:00", zone: "Europe/Paris" }) // 18:00 at Greenwich
 */
export function instantOf(wall: WallTime): number {
  const naive = atGreenwich(wall);
  const offsets = [offsetAt(naive - DAY_MS, wall.zone), offsetAt(naive + DAY_MS, wall.zone)];
  const [before = 0] = offsets;
  const shown = offsets
    .map((offset) => naive - offset)
    .filter((instant) => instant + offsetAt(instant, wall.zone) === naive);
  return shown.length > 0 ? Math.min(...shown) : naive - before;
}

/** The day so many days later, or earlier below 0, by the calendar. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie from one day to the other, by the calendar. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
