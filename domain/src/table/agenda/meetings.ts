import type { Agenda, Meeting, Series } from "../../documents/agenda";
import { daysBetween, instantOf, isTimeZone, plusDays, wallTimeAt } from "../../values/time/wallTime";

const DAY_MS = 24 * 60 * 60_000;

/** How far ahead a series is shown and answered: so many of its dates. */
export const SERIES_AHEAD = 8;

/** A meeting with its instants, in epoch milliseconds. */
export interface Occurrence extends Meeting {
  readonly start: number;
  readonly end: number;
  /** Of a series: the date of it that this one is. */
  readonly of?: string | undefined;
}

/**
 * When a meeting begins and ends. An evening that lasts over a change of the clocks is as long as it says. A zone that this
 * runtime does not know, an old browser of a new zone, is taken for Greenwich.
 */
export function occurrenceOf(meeting: Meeting): Occurrence {
  const start = instantOf(isTimeZone(meeting.zone) ? meeting : { ...meeting, zone: "UTC" });
  return { ...meeting, start, end: start + meeting.minutes * 60_000 };
}

export const seriesMeetingId = (seriesId: string, date: string): string => `${seriesId}~${date}`;

/** Whether the series has this date, moved or not, and it does not fall out. */
export function hasDate(series: Series, date: string): boolean {
  const days = daysBetween(series.date, date);
  return days >= 0 && days % (series.everyWeeks * 7) === 0 && !series.cancelled.includes(date);
}

/** The meeting of a series on one of its dates, as it was moved. */
function meetingOn({ everyWeeks: _, cancelled, moved, ...series }: Series, date: string): Meeting {
  const other = moved.find(({ of }) => of === date);
  const id = seriesMeetingId(series.id, date);
  if (other === undefined) return { ...series, id, date };
  const { of: _of, ...meeting } = other;
  return { id, ...meeting };
}

/**
 * The dates of a series that end after `from`, `count` of them. A date that was moved far stands with the date that it is
 * of, so that moving one never makes two.
 */
function seriesFrom(series: Series, from: number, count: number): Occurrence[] {
  const step = series.everyWeeks * 7;
  const today = wallTimeAt(from, series.zone).date;
  // One that was moved to a later day may be of a date that has passed.
  const before = Math.max(0, ...series.moved.map(({ of, date }) => daysBetween(of, date)));
  const first = Math.max(0, Math.floor((daysBetween(series.date, today) - before) / step) - 1);
  const found: Occurrence[] = [];
  for (
    let index = first;
    found.length < count && index < first + count + series.cancelled.length + before + 3;
    index++
  ) {
    const of = plusDays(series.date, index * step);
    if (!hasDate(series, of)) continue;
    const occurrence = { ...occurrenceOf(meetingOn(series, of)), of };
    if (occurrence.end > from) found.push(occurrence);
  }
  return found;
}

/**
 * What is agreed on and not over at `from` (epoch milliseconds), the next first: all single dates, and of a series the
 * next `ahead`.
 */
export function occurrencesOf(
  agenda: Agenda | undefined,
  from: number,
  ahead = SERIES_AHEAD,
): readonly Occurrence[] {
  if (agenda === undefined) return [];
  const single = agenda.settled.map(occurrenceOf).filter(({ end }) => end > from);
  const repeated = agenda.series ? seriesFrom(agenda.series, from, ahead) : [];
  return [...single, ...repeated].toSorted((a, b) => a.start - b.start);
}

/** What is proposed and has not begun, the first first. */
export const proposalsOf = (agenda: Agenda | undefined, now: number): readonly Occurrence[] =>
  (agenda?.poll?.options ?? [])
    .map(occurrenceOf)
    .filter(({ start }) => start > now)
    .toSorted((a, b) => a.start - b.start);

/** What may be answered now: what is proposed, and what is agreed on and has not begun. */
export const answerable = (agenda: Agenda | undefined, now: number): readonly Occurrence[] => [
  ...proposalsOf(agenda, now),
  ...occurrencesOf(agenda, now).filter(({ start }) => start > now),
];

/** Which reminder: the day before, or the hour before. */
type ReminderKind = "day" | "hour";

export interface Reminder {
  readonly kind: ReminderKind;
  readonly at: number;
  readonly meeting: Occurrence;
}

const AHEAD = { day: DAY_MS, hour: 60 * 60_000 } as const;

/** Of what is not over at `from`, the first to come first. */
const remindersOf = (agenda: Agenda | undefined, from: number): Reminder[] =>
  occurrencesOf(agenda, from)
    .flatMap((meeting) => [
      { kind: "day" as const, at: meeting.start - AHEAD.day, meeting },
      { kind: "hour" as const, at: meeting.start - AHEAD.hour, meeting },
    ])
    .toSorted((a, b) => a.at - b.at);

/** When the next reminder is due after `now`; undefined where none is. */
export const nextReminderAt = (agenda: Agenda | undefined, now: number): number | undefined =>
  remindersOf(agenda, now).find(({ at }) => at > now)?.at;

/**
 * The reminders that fell due from `since` to `now`, both counted, of what has not begun; of one meeting the last one alone,
 * where the server slept over both.
 */
export function dueReminders(agenda: Agenda | undefined, since: number, now: number): Reminder[] {
  const due = remindersOf(agenda, now).filter(
    ({ at, meeting }) => at >= since && at <= now && meeting.start > now,
  );
  return [...new Map(due.map((reminder) => [reminder.meeting.id, reminder])).values()];
}
