import type { Agenda, DateAnswer, DateAnswersDocument } from "../../documents/agenda";
import type { CampaignDocument } from "../../documents/campaign";
import { AppError } from "../../values/errors";
import { requireAuthority } from "../campaign/authority";
import { MAX_CANCELLED, MAX_MOVED } from "./agendaOperation";
import type { AgendaOperation } from "./changeAgenda";
import {
  answerable,
  cancelledOf,
  type Occurrence,
  occurrenceOf,
  occurrencesOf,
  proposalsOf,
  SERIES_AHEAD,
  seriesMeetingId,
} from "./meetings";

export type Answers = Readonly<Record<string, DateAnswer>>;

/** The most dates of a series that may stand between now and one that was answered. */
const AHEAD = SERIES_AHEAD + MAX_CANCELLED + MAX_MOVED;

/** What may be answered, now or again: dates of the series that are cancelled, or too far ahead for now, may come back. */
const mayComeBack = (agenda: Agenda | undefined, now: number): readonly Occurrence[] =>
  agenda === undefined
    ? []
    : [
        ...proposalsOf(agenda, now),
        ...cancelledOf(agenda, now),
        ...occurrencesOf(agenda, now, AHEAD).filter(({ start }) => start > now),
      ];

/**
 * What a player's answers become (product §2.19.3). Answers to what is over or gone are left out; throws `forbidden` for
 * anyone but a player, and `date-not-found` where none of those that are given may be answered now.
 */
export function decideAnswers(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "agenda">,
  uid: string,
  before: Answers,
  given: Answers,
  now: number,
): DateAnswersDocument {
  requireAuthority("answerDates", uid, campaign);
  const open = new Set(answerable(campaign.agenda, now).map(({ id }) => id));
  if (!Object.keys(given).some((id) => open.has(id))) throw new AppError("date-not-found");
  const kept = new Set(mayComeBack(campaign.agenda, now).map(({ id }) => id));
  const answers = Object.fromEntries([
    ...Object.entries(before).filter(([id]) => kept.has(id)),
    ...Object.entries(given).filter(([id]) => open.has(id)),
  ]);
  return { uid, answers, updatedAt: now };
}

/** What an operation of the MJ makes of answers that were given to a meeting: they go, or belong to another one. */
export interface AnswersChange {
  readonly from: string;
  readonly to: string | undefined;
}

/**
 * A meeting that takes place at another time is answered anew, one of a series too that was moved and is cancelled: it is
 * restored at the series' time. A single date that becomes the first of a series keeps its answers. Undefined of what
 * changes neither.
 */
export function answersChange(
  before: CampaignDocument["agenda"],
  operation: AgendaOperation,
  now: number,
): AnswersChange | undefined {
  if (operation.kind === "repeat") {
    const { instead, id, date } = operation.series;
    return instead === undefined ? undefined : { from: instead, to: seriesMeetingId(id, date) };
  }
  if (operation.kind === "cancel") {
    const { id: seriesId = "", moved = [] } = before?.series ?? {};
    const isMoved = moved.some(({ of }) => seriesMeetingId(seriesId, of) === operation.id);
    return isMoved ? { from: operation.id, to: undefined } : undefined;
  }
  if (operation.kind !== "move") return undefined;
  const { id } = operation.meeting;
  const former = occurrencesOf(before, now).find((meeting) => meeting.id === id);
  const isSameTime = former?.start === occurrenceOf(operation.meeting).start;
  return isSameTime ? undefined : { from: id, to: undefined };
}

/** A player's answers after that; undefined where they had none to it. */
export function answersAfter(
  { from, to }: AnswersChange,
  before: DateAnswersDocument,
  now: number,
): DateAnswersDocument | undefined {
  const { [from]: answer, ...others } = before.answers;
  if (answer === undefined) return undefined;
  return { ...before, answers: { ...others, ...(to !== undefined && { [to]: answer }) }, updatedAt: now };
}

/** Who answered what to one meeting, and who has not; in the order of `uids`. */
export function answersTo(
  meetingId: string,
  uids: readonly string[],
  answered: ReadonlyMap<string, Answers>,
): Readonly<Record<DateAnswer | "waiting", readonly string[]>> {
  const by = { yes: [], maybe: [], no: [], waiting: [] } as Record<DateAnswer | "waiting", string[]>;
  for (const uid of uids) by[answered.get(uid)?.[meetingId] ?? "waiting"].push(uid);
  return by;
}
