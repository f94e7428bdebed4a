import type { Agenda, Meeting } from "domain/documents/agenda";
import { placeRules, wordRules } from "domain/table/agenda/agendaOperation";
import { type Occurrence, occurrenceOf } from "domain/table/agenda/meetings";
import { checkName, normaliseName } from "domain/values/text/name";
import { isTime } from "domain/values/time/wallTime";

/** What an MJ fills in. Several dates have all else in common. */
export interface MeetingFields {
  readonly dates: readonly string[];
  readonly time: string;
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

/** What the fields hold at first, for another date of this meeting. */
export const fieldsToMove = (meeting: Occurrence): MeetingFields => ({
  ...fieldsOf(meeting, meeting.zone),
  dates: [meeting.date],
  note: meeting.note ?? "",
});

/** A meeting for each date, the first one first, under the ids that `idOf` gives. */
export function meetingsOf(fields: MeetingFields, idOf: (index: number) => string): Meeting[] {
  const { dates, time, zone, minutes } = fields;
  const [place, note] = [normaliseName(fields.place), normaliseName(fields.note)];
  return dates.toSorted().map((date, index) => ({
    ...{ id: idOf(index), date, time, zone, minutes: Number(minutes) },
    ...(place !== "" && { place }),
    ...(note !== "" && { note }),
  }));
}

function checkTime(fields: MeetingFields, now: number): string | undefined {
  if (!isTime(fields.time)) return "Indique l'heure.";
  const isOver = meetingsOf(fields, String).some((meeting) => occurrenceOf(meeting).start <= now);
  return isOver ? "Cette heure est déjà passée." : undefined;
}

/** What is wrong, by field. */
export const checkFields = (fields: MeetingFields, now: number) => ({
  time: checkTime(fields, now),
  place: checkName(fields.place, placeRules),
  note: checkName(fields.note, wordRules),
});
