import type { Agenda, Meeting, Series } from "../../documents/agenda";
import { daysBetween, instantOf, isTimeZone, plusDays } from "../../values/time/wallTime";

const DAY_MS = 24 * 60 * 60_000;

/** How far ahead a series is shown and answered: so many of its dates, and all that were moved. */
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

const seriesOccurrence = (series: Series, of: string) => ({ ...occurrenceOf(meetingOn(series, of)), of });

/**
 * The dates of a series that end after `from`, in the order in which they take place: the next `count`, of which one that
 * was moved may be of a date that has passed or lies far ahead, and later ones only where they were moved, so that none
 * is out of sight by being moved far.
 */
function seriesFrom(series: Series, from: number, count: number): Occurrence[] {
  const step = series.everyWeeks * 7;
  const today = new Date(from).toISOString().slice(0, 10);
  const first = Math.max(0, Math.floor(daysBetween(series.date, today) / step) - 1);
  const elsewhere = new Set(series.moved.map(({ of }) => of));
  // `count` at their own time are among them, whatever falls out: around `from`, three at most are over.
  const length = count + series.cancelled.length + elsewhere.size + 3;
  const regular = Array.from({ length }, (_, index) => plusDays(series.date, (first + index) * step));
  return [...new Set([...regular, ...elsewhere])]
    .filter((date) => hasDate(series, date))
    .map((date) => seriesOccurrence(series, date))
    .filter(({ end }) => end > from)
    .toSorted((a, b) => a.start - b.start)
    .filter(({ of }, index) => index < count || elsewhere.has(of));
}

/** The dates of the series that fall out and would not have begun, the first first: they can be restored. */
export const cancelledOf = ({ series }: Agenda, now: number): readonly Occurrence[] =>
  series === undefined
    ? []
    : series.cancelled
        .map((date) => seriesOccurrence(series, date))
        .filter(({ start }) => start > now)
        .toSorted((a, b) => a.start - b.start);

/**
 * What is agreed on and not over at `from` (epoch milliseconds), the next first: all single dates, and of a series the
 * next `ahead` and those that were moved.
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
