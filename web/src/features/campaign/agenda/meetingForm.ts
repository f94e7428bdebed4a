import type { Agenda, Meeting } from "domain/documents/agenda";
import { placeRules, wordRules } from "domain/table/agenda/agendaOperation";
import { type Occurrence, occurrenceOf } from "domain/table/agenda/meetings";
import { checkName, normaliseName } from "domain/values/text/name";
import { isTime, isTimeZone, wallTimeAt } from "domain/values/time/wallTime";

/** What an MJ fills in. Several dates have all else in common, unless a day has a time of its own. */
export interface MeetingFields {
  readonly dates: readonly string[];
  readonly time: string;
  readonly times: Readonly<Record<string, string>>;
  readonly zone: string;
  /** Of a list, hence text. */
  readonly minutes: string;
  readonly place: string;
  readonly note: string;
}

const DEFAULT_TIME = "20:00";
const DEFAULT_MINUTES = 180;

const HALF_HOURS = Array.from({ length: 16 }, (_, index) => (index + 1) * 30);
const LONG = [9, 10, 12, 24].map((hours) => hours * 60);

/** The lengths to choose from, one that is not among them included. */
export const lengthsWith = (minutes: number): readonly number[] =>
  [...new Set([...HALF_HOURS, ...LONG, minutes])].toSorted((a, b) => a - b);

/** The last evening of a campaign that is known of: the next one mostly is at its time and place. */
function lastOf({ poll, settled, series }: Agenda): Meeting | undefined {
  return [...settled, ...(poll?.options ?? []), ...(series ? [series] : [])]
    .map(occurrenceOf)
    .toSorted((a, b) => a.start - b.start)
    .at(-1);
}

const fieldsOf = (meeting: Meeting | undefined, zone: string): Omit<MeetingFields, "dates" | "note"> => ({
  times: {},
  time: meeting?.time ?? DEFAULT_TIME,
  zone,
  minutes: String(meeting?.minutes ?? DEFAULT_MINUTES),
  place: meeting?.place ?? "",
});

/** What the fields hold at first, for other dates. */
export const newFields = (agenda: Agenda, zone: string): MeetingFields => ({
  ...fieldsOf(lastOf(agenda), zone),
  dates: [],
  note: "",
});

/** What the fields hold at first, where dates are proposed: these, in the zone of the first if this device knows it. */
export function proposedFields(
  proposed: readonly [Occurrence, ...Occurrence[]],
  zone: string,
): MeetingFields {
  const [first] = proposed;
  const common = fieldsOf(first, isTimeZone(first.zone) ? first.zone : zone);
  const walls = proposed.map(({ start }) => wallTimeAt(start, common.zone));
  const time = walls[0]?.time ?? common.time;
  const others = walls.filter((wall) => wall.time !== time);
  return {
    ...common,
    time,
    dates: [...new Set(walls.map(({ date }) => date))],
    times: Object.fromEntries(others.map((wall) => [wall.date, wall.time])),
    note: first.note ?? "",
  };
}

/** What the fields hold at first, for another date of this meeting. */
export const fieldsToMove = (meeting: Occurrence): MeetingFields => ({
  ...fieldsOf(meeting, meeting.zone),
  dates: [meeting.date],
  note: meeting.note ?? "",
});

/** A meeting for each date, the first one first, under the ids that `idOf` gives. */
export function meetingsOf(fields: MeetingFields, idOf: (index: number) => string): Meeting[] {
  const { dates, times, zone, minutes } = fields;
  const [place, note] = [normaliseName(fields.place), normaliseName(fields.note)];
  return dates.toSorted().map((date, index) => ({
    ...{ id: idOf(index), date, time: times[date] ?? fields.time, zone, minutes: Number(minutes) },
    ...(place !== "" && { place }),
    ...(note !== "" && { note }),
  }));
}

function checkTime(meeting: Meeting, now: number): string | undefined {
  if (!isTime(meeting.time)) return "Indique l'heure.";
  return occurrenceOf(meeting).start <= now ? "Cette heure est déjà passée." : undefined;
}

/** By the fields that these times come from: the day's own, or the one of all. */
const checkTimes = (fields: MeetingFields, now: number): Record<string, string> =>
  Object.fromEntries(
    meetingsOf(fields, String).flatMap((meeting) => {
      const wrong = checkTime(meeting, now);
      const isOwn = fields.times[meeting.date] !== undefined;
      return wrong === undefined ? [] : [[isOwn ? `times.${meeting.date}` : "time", wrong]];
    }),
  );

/** What is wrong, by field. */
export const checkFields = (fields: MeetingFields, now: number) => ({
  ...checkTimes(fields, now),
  place: checkName(fields.place, placeRules),
  note: checkName(fields.note, wordRules),
});
