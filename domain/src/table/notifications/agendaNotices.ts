import type { Agenda, DateAnswer, Meeting } from "../../documents/agenda";
import type { CampaignDocument } from "../../documents/campaign";
import { paths } from "../../values/links/paths";
import { plural } from "../../values/text/plural";
import { daysBetween, isTimeZone, wallTimeAt } from "../../values/time/wallTime";
import { cancelledOf, type Occurrence, occurrenceOf, occurrencesOf, type Reminder } from "../agenda/meetings";
import { dayText, meetingText, rhythmText } from "../agenda/meetingText";
import { type Notice, noticeTo, type Wording } from "./notice";

type Series = NonNullable<Agenda["series"]>;
type Campaign = Pick<CampaignDocument, "name" | "system" | "memberIds" | "mj" | "agenda">;

const toAgenda = (campaignId: string, { system }: Campaign) => ({
  label: "Voir l'agenda",
  href: paths.campaign(campaignId, system),
});

/** Devices ring for it: they say the title, and neither day nor place. */
const pushOf = (campaignId: string, { name }: Campaign) => ({
  kind: "date" as const,
  campaignId,
  table: name,
});

/** « jeudi 3 décembre à 20:00, heure de Paris, chez Nina » */
const placed = (meeting: Meeting): string =>
  meeting.place ? `${meetingText(meeting)} (${meeting.place})` : meetingText(meeting);

const isSameTime = (a: Meeting, b: Meeting): boolean =>
  a.date === b.date && a.time === b.time && a.zone === b.zone && a.place === b.place;

/** What is told of a change, and the evening that its reader may answer there, if any. */
interface Told {
  readonly wording: Wording;
  readonly meeting?: Meeting;
}

/** What a change of single dates is worth telling: of those that are not over. */
function changesOf(before: Campaign, after: Campaign, now: number): Told[] {
  const { name } = after;
  const earlier = new Map(before.agenda?.settled.map((meeting) => [meeting.id, meeting]));
  const settled = after.agenda?.settled ?? [];
  const later = new Map(settled.map((meeting) => [meeting.id, meeting]));
  const isAhead = (meeting: Meeting) => occurrenceOf(meeting).end > now;
  return [
    ...settled.filter(isAhead).flatMap((meeting): Told[] => {
      const former = earlier.get(meeting.id);
      if (former === undefined) return [fixed(name, meeting)];
      return isSameTime(former, meeting) ? [] : [moved(name, former, meeting)];
    }),
    ...[...earlier.values()]
      .filter((meeting) => isAhead(meeting) && !later.has(meeting.id))
      .map((meeting) => cancelled(name, meeting)),
  ];
}

/** The same of a series: its beginning and its end, and which of its dates are other ones now. */
function seriesChangesOf(before: Campaign, after: Campaign, now: number): Told[] {
  const [former, series] = [before.agenda?.series, after.agenda?.series];
  const { name } = after;
  if (series === undefined) return former === undefined ? [] : [stopped(name)];
  const datesOf = (one: Series) => occurrencesOf({ settled: [], series: one }, now);
  if (former?.id !== series.id) return [began(name, series, datesOf(series)[0])];
  const earlier = new Map(datesOf(former).map((one) => [one.of, one]));
  const fallenOut = series.cancelled.filter((date) => !former.cancelled.includes(date));
  const restored = cancelledOf({ settled: [], series: former }, now).filter(
    ({ of = "" }) => !series.cancelled.includes(of),
  );
  return [
    ...fallenOut.flatMap((date) => {
      const meeting = earlier.get(date);
      return meeting === undefined ? [] : [cancelled(name, meeting)];
    }),
    ...restored.map((meeting) => takesPlace(name, meeting)),
    ...series.moved.flatMap((meeting) => {
      const one = earlier.get(meeting.of);
      return one === undefined || isSameTime(one, { ...meeting, id: one.id })
        ? []
        : [moved(name, one, { ...meeting, id: one.id })];
    }),
  ];
}

type Tell = (name: string, meeting: Meeting) => Told;

const began = (name: string, series: Series, first: Occurrence | undefined): Told => ({
  wording: {
    title: "Des séances régulières",
    message: `« ${name} » : ${rhythmText(series)}, à partir du ${placed(series)}.`,
    type: "success",
  },
  ...(first && { meeting: first }),
});

const fixed: Tell = (name, meeting) => ({
  wording: { title: "La date est fixée", message: `« ${name} » : ${placed(meeting)}.`, type: "success" },
  meeting,
});

const moved = (name: string, from: Meeting, to: Meeting): Told => ({
  wording: {
    title: "La séance change",
    message: `« ${name} » : ${placed(to)}, et non plus ${placed(from)}.`,
    type: "warning",
  },
  meeting: to,
});

const takesPlace: Tell = (name, meeting) => ({
  wording: {
    title: "La séance a lieu finalement",
    message: `« ${name} » : ${placed(meeting)}.`,
    type: "success",
  },
  meeting,
});

const cancelled: Tell = (name, meeting) => ({
  wording: {
    title: "Séance annulée",
    message: `« ${name} » : pas de séance ${meetingText(meeting)}.`,
    type: "warning",
  },
});

const stopped = (name: string): Told => ({
  wording: {
    title: "Plus de séances régulières",
    message: `Le MJ a retiré les séances régulières de « ${name} ».`,
    type: "warning",
  },
});

/** The dates that are proposed and were not before: what was answered is asked nowhere again. */
function askedOf(campaignId: string, before: Campaign, after: Campaign): Wording | undefined {
  const [former, poll] = [before.agenda?.poll, after.agenda?.poll];
  if (poll === undefined) return undefined;
  const isChanged = poll.id === former?.id;
  const known = new Set(isChanged ? former.options.map(({ id }) => id) : []);
  const added = poll.options.filter(({ id }) => !known.has(id)).length;
  if (added === 0) return undefined;
  const dates = isChanged
    ? plural(added, "nouvelle date est proposée", "nouvelles dates sont proposées")
    : plural(added, "date est proposée", "dates sont proposées");
  return {
    title: "Quand joue-t-on ?",
    message: `${added} ${dates} pour « ${after.name} ».`,
    type: "info",
    dates: { campaignId, system: after.system, pollId: poll.id },
  };
}

/**
 * What a change of the agenda tells the players, who did not make it (product §2.19.4): dates that are proposed, fixed or
 * moved, to be answered in the notification itself; dates that are cancelled.
 */
export function agendaNotices(campaignId: string, before: Campaign, after: Campaign, now: number): Notice[] {
  const asked = askedOf(campaignId, before, after);
  // An operation changes one thing, and an event makes one notification for each of its readers. The series comes first:
  // with one that begins, the single date goes that becomes its first.
  const [told] = [...seriesChangesOf(before, after, now), ...changesOf(before, after, now)];
  const wording = asked ?? (told && answeredThere(campaignId, after, told));
  if (wording === undefined) return [];
  const cta = toAgenda(campaignId, after);
  const push = pushOf(campaignId, after);
  return after.memberIds.map((uid) => noticeTo(uid, { ...wording, cta, push }, now));
}

/** By its moment too: of one that was moved since, nothing is asked where it was told of. */
const referenceTo = (meeting: Meeting) => ({ meetingId: meeting.id, start: occurrenceOf(meeting).start });

const answeredThere = (campaignId: string, { system }: Campaign, { wording, meeting }: Told): Wording =>
  meeting === undefined ? wording : { ...wording, dates: { campaignId, system, ...referenceTo(meeting) } };

/** « demain », by the calendar of where one meets: a reminder may be late. */
function dayFrom({ date, zone }: Meeting, now: number): string {
  const days = daysBetween(wallTimeAt(now, isTimeZone(zone) ? zone : "UTC").date, date);
  return days === 1 ? "demain" : days === 0 ? "aujourd'hui" : dayText(date);
}

/** Below this, « dans une heure » would be late by what one needs to get there. */
const ALMOST_AN_HOUR = 50;

/** « dans une heure », or what is left of it: a reminder may be late. */
function beginsText({ start }: Occurrence, now: number): string {
  const minutes = Math.round((start - now) / 60_000);
  if (minutes >= ALMOST_AN_HOUR) return "La séance commence dans une heure";
  return minutes > 1 ? `La séance commence dans ${minutes} minutes` : "La séance commence";
}

/** For the MJ and every player who has not said that they do not come; who has not answered can do so there. */
export function reminderNotices(
  campaignId: string,
  campaign: Campaign,
  { kind, meeting }: Reminder,
  answers: ReadonlyMap<string, DateAnswer>,
  now: number,
): Notice[] {
  const { mj, memberIds, system, name } = campaign;
  const wording: Wording = {
    title: kind === "day" ? `Prochaine séance : ${dayFrom(meeting, now)}` : beginsText(meeting, now),
    message: `« ${name} » : ${placed(meeting)}.`,
    type: "info",
    cta: toAgenda(campaignId, campaign),
    push: pushOf(campaignId, campaign),
  };
  const asking: Wording = { ...wording, dates: { campaignId, system, ...referenceTo(meeting) } };
  const isAsked = (uid: string) => uid !== mj.uid && !answers.has(uid);
  return [mj.uid, ...memberIds]
    .filter((uid) => answers.get(uid) !== "no")
    .map((uid) => noticeTo(uid, isAsked(uid) ? asking : wording, now));
}
