import { daysBetween, wallTimeAt } from "../time/wallTime";
import { plural } from "./plural";

/** Epoch milliseconds, or a missing value. */
export type MaybeMoment = number | null | undefined;

/** Product §9: shown for a date that cannot be read. */
const NO_DATE = "—";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STYLES = {
  longDateTime: { dateStyle: "full", timeStyle: "short" },
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  date: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  day: { day: "numeric", month: "short" },
  dayTime: { weekday: "short", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Cached, since creating a formatter costs a hundred times what using one does, and a table may show hundreds
 * of dates.
 */
function formatterFor(style: keyof typeof STYLES, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat("fr-FR", { ...STYLES[style], timeZone });
  formatters.set(key, formatter);
  return formatter;
}

const isDate = (moment: MaybeMoment): moment is number =>
  typeof moment === "number" && !Number.isNaN(new Date(moment).getTime());

function format(style: keyof typeof STYLES, moment: MaybeMoment, timeZone: string): string {
  return isDate(moment) ? formatterFor(style, timeZone).format(moment) : NO_DATE;
}

/** Product §9: medium date and short time in French, '—' if invalid. `timeZone` is an IANA name. */
export function formatDateTime(moment: MaybeMoment, timeZone: string): string {
  return format("dateTime", moment, timeZone);
}

/** With the day of the week, as in « samedi 21 novembre 2026 à 14:05 »; '—' if invalid. */
export function formatLongDateTime(moment: MaybeMoment, timeZone: string): string {
  return format("longDateTime", moment, timeZone);
}

/** The date, as in « 21 nov. 2026 »; '—' if invalid. */
export function formatDate(moment: MaybeMoment, timeZone: string): string {
  return format("date", moment, timeZone);
}

/** The time, as in « 14:05 »; '—' if invalid. */
export function formatTime(moment: MaybeMoment, timeZone: string): string {
  return format("time", moment, timeZone);
}

/**
 * The time, with its day where that is not the day of `from`: « 23:40 », then « dim. 00:12 »; six days away and more the
 * day alone, « 21 nov. »; '—' if invalid.
 */
export function formatTimeFrom(moment: MaybeMoment, from: number, timeZone: string): string {
  if (!isDate(moment)) return NO_DATE;
  const [day, first] = [moment, from].map((one) => wallTimeAt(one, timeZone).date);
  if (day === first) return format("time", moment, timeZone);
  return format(Math.abs(moment - from) < 6 * DAY ? "dayTime" : "day", moment, timeZone);
}

/**
 * Product §9 "Relative time": « À l'instant » under 45 s, then whole minutes and hours, from 24 hours on the days of
 * the calendar in `timeZone` (one is « Hier »), and from seven days on the date. A time in the future comes from a wrong
 * clock, and gives « À l'instant ».
 */
export function relativeTime(moment: MaybeMoment, now: number, timeZone: string): string {
  if (!isDate(moment)) return NO_DATE;
  const elapsed = now - moment;
  if (elapsed < 45 * SECOND) return "À l'instant";
  if (elapsed < HOUR) return ago(Math.max(1, Math.floor(elapsed / MINUTE)), "minute", "minutes");
  const days = daysBetween(wallTimeAt(moment, timeZone).date, wallTimeAt(now, timeZone).date);
  // The day on which clocks are put back has 25 hours.
  if (elapsed < DAY || days === 0) return ago(Math.floor(elapsed / HOUR), "heure", "heures");
  if (days === 1) return "Hier";
  return days < 7 ? ago(days, "jour", "jours") : formatDate(moment, timeZone);
}

function ago(count: number, one: string, many: string): string {
  return `Il y a ${count} ${plural(count, one, many)}`;
}
