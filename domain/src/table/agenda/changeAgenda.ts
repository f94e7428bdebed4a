import type * as z from "zod/mini";
import type { Agenda, Meeting, Series } from "../../documents/agenda";
import type { CampaignDocument } from "../../documents/campaign";
import { AppError } from "../../values/errors";
import { isDate } from "../../values/time/wallTime";
import { requireAuthority } from "../campaign/authority";
import { type agendaOperationSchema, MAX_CANCELLED, MAX_MOVED, MAX_SETTLED } from "./agendaOperation";
import { hasDate, nextReminderAt, occurrenceOf, seriesMeetingId } from "./meetings";

export type AgendaOperation = z.infer<typeof agendaOperationSchema>;
type Proposal = Extract<AgendaOperation, { kind: "propose" }>;

const DAY_MS = 24 * 60 * 60_000;

export const NO_AGENDA: Agenda = { settled: [] };

/** How far back a calendar reads a series (`calendarEvents`), and the two days that an evening may last in any zone. */
const DIFFERENCES_KEPT_MS = 16 * DAY_MS;

/** What is over for a day, and what differs of dates that are for long, takes no more room. */
function withoutPast({ poll, settled, series }: Agenda, now: number): Agenda {
  const isKept = (meeting: Meeting) => occurrenceOf(meeting).end > now - DAY_MS;
  const oldest = new Date(now - DIFFERENCES_KEPT_MS).toISOString().slice(0, 10);
  const isRecent = (date: string) => date >= oldest;
  return {
    ...(poll && { poll }),
    settled: settled.filter(isKept),
    ...(series && {
      series: {
        ...series,
        cancelled: series.cancelled.filter(isRecent),
        moved: series.moved.filter(({ of, date }) => isRecent(of) || isRecent(date)),
      },
    }),
  };
}

const changedById = (meetings: readonly Meeting[], { id, ...change }: Meeting): Meeting[] =>
  meetings.map((meeting) => (meeting.id === id ? { id, ...change } : meeting));

/** The date of the series that an id names; undefined of any other id. */
function dateOf(series: Series | undefined, id: string): string | undefined {
  const [seriesId, date] = id.split("~");
  if (series === undefined || seriesId !== series.id || date === undefined) return undefined;
  return isDate(date) && hasDate(series, date) ? date : undefined;
}

function optionOf({ poll }: Agenda, id: string): Meeting {
  const option = poll?.options.find((meeting) => meeting.id === id);
  if (option === undefined) throw new AppError("date-not-found");
  return option;
}

const isAtOnce = (a: Meeting, b: Meeting): boolean => occurrenceOf(a).start === occurrenceOf(b).start;

/**
 * Nobody is asked twice (product §2.19.3): a date that is proposed again at the same instant keeps its id, with which its
 * answers are kept, and the question is the same one while any of its dates stays.
 */
function proposing(former: Agenda["poll"], { id, options }: Proposal): Agenda["poll"] {
  if (former === undefined) return { id, options };
  const known = new Set(former.options.map((option) => option.id));
  // An id that the operation gives itself goes to no other date.
  const free = former.options.filter((option) => !options.some((other) => other.id === option.id));
  const proposed = options.map((option) => {
    const same = known.has(option.id) ? -1 : free.findIndex((other) => isAtOnce(other, option));
    const [kept] = same < 0 ? [] : free.splice(same, 1);
    return kept ? { ...option, id: kept.id } : option;
  });
  return { id: proposed.some((option) => known.has(option.id)) ? former.id : id, options: proposed };
}

/** Throws `too-many-dates`. */
function adding(settled: readonly Meeting[], meeting: Meeting): readonly Meeting[] {
  const others = settled.filter(({ id }) => id !== meeting.id);
  if (others.length >= MAX_SETTLED) throw new AppError("too-many-dates");
  return [...others, meeting];
}

function moving(agenda: Agenda, meeting: Meeting): Agenda {
  const { settled, series } = agenda;
  if (settled.some(({ id }) => id === meeting.id)) {
    return { ...agenda, settled: changedById(settled, meeting) };
  }
  const of = dateOf(series, meeting.id);
  if (series === undefined || of === undefined) throw new AppError("date-not-found");
  const { id: _, ...change } = meeting;
  const others = series.moved.filter((moved) => moved.of !== of);
  if (others.length >= MAX_MOVED) throw new AppError("too-many-dates");
  return { ...agenda, series: { ...series, moved: [...others, { of, ...change }] } };
}

function cancelling(agenda: Agenda, id: string): Agenda {
  const { settled, series } = agenda;
  if (settled.some((meeting) => meeting.id === id)) {
    return { ...agenda, settled: settled.filter((meeting) => meeting.id !== id) };
  }
  const of = dateOf(series, id);
  // What is cancelled already: a request that is sent twice ends as if it were sent once.
  if (series === undefined || of === undefined) return agenda;
  if (series.cancelled.length >= MAX_CANCELLED) throw new AppError("too-many-dates");
  const moved = series.moved.filter((other) => other.of !== of);
  return { ...agenda, series: { ...series, moved, cancelled: [...series.cancelled, of] } };
}

function restoring(agenda: Agenda, id: string, requireAhead: (meeting: Meeting) => void): Agenda {
  const { series } = agenda;
  const of = series?.cancelled.find((date) => seriesMeetingId(series.id, date) === id);
  if (series === undefined || of === undefined) {
    if (dateOf(series, id) === undefined) throw new AppError("date-not-found");
    return agenda;
  }
  requireAhead({ ...series, date: of });
  return { ...agenda, series: { ...series, cancelled: series.cancelled.filter((date) => date !== of) } };
}

/**
 * What an agenda becomes. Throws `date-not-found` where what is named is not there, `too-many-dates`, and `date-is-over`
 * where what is proposed, agreed on, moved or restored would begin before `now`.
 */
export function applyToAgenda(before: Agenda, operation: AgendaOperation, now: number): Agenda {
  const agenda = withoutPast(before, now);
  const { poll, settled, series } = agenda;
  const requireAhead = (meeting: Meeting) => {
    if (occurrenceOf(meeting).start <= now) throw new AppError("date-is-over");
  };
  switch (operation.kind) {
    case "propose":
      for (const option of operation.options) requireAhead(option);
      return { ...agenda, poll: proposing(poll, operation) };
    case "withdraw":
      return { settled, ...(series && { series }) };
    case "settle": {
      if (settled.some(({ id }) => id === operation.id)) return agenda;
      const option = optionOf(agenda, operation.id);
      requireAhead(option);
      return { settled: adding(settled, option), ...(series && { series }) };
    }
    case "add":
      requireAhead(operation.meeting);
      return { ...agenda, settled: adding(settled, operation.meeting) };
    case "move":
      requireAhead(operation.meeting);
      return moving(agenda, operation.meeting);
    case "cancel":
      return cancelling(agenda, operation.id);
    case "restore":
      return restoring(agenda, operation.id, requireAhead);
    case "repeat": {
      const { instead, ...repeated } = operation.series;
      requireAhead(repeated);
      return {
        ...agenda,
        settled: settled.filter(({ id }) => id !== instead),
        series: { ...repeated, cancelled: [], moved: [] },
      };
    }
    case "stop":
      return { settled, ...(poll && { poll }) };
  }
}

/**
 * The MJ changes the agenda (product §2.19.2): what the campaign keeps of it, and when the next reminder is due; one that
 * is due already and waits for the server's next look stays so. Throws `forbidden` for anyone else, and what
 * `applyToAgenda` throws.
 */
export function decideAgenda(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "agenda" | "remindAt">,
  callerUid: string,
  operation: AgendaOperation,
  now: number,
): { agenda: Agenda; remindAt: number | undefined } {
  requireAuthority("changeAgenda", callerUid, campaign);
  const agenda = applyToAgenda(campaign.agenda ?? NO_AGENDA, operation, now);
  const { remindAt } = campaign;
  const isWaiting = remindAt !== undefined && remindAt <= now;
  return { agenda, remindAt: isWaiting ? remindAt : nextReminderAt(agenda, now) };
}
