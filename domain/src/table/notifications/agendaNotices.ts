import type { Meeting } from "../../documents/agenda";
import type { CampaignDocument } from "../../documents/campaign";
import { paths } from "../../values/links/paths";
import { plural } from "../../values/text/plural";
import { daysBetween, isTimeZone, wallTimeAt } from "../../values/time/wallTime";
import { occurrenceOf, occurrencesOf, type Reminder } from "../agenda/meetings";
import { dayText, meetingText, rhythmText } from "../agenda/meetingText";
import { type Notice, noticeTo, type Wording } from "./notice";

type Campaign = Pick<CampaignDocument, "name" | "system" | "memberIds" | "mj" | "agenda">;

const toAgenda = (campaignId: string, { system }: Campaign) => ({
  label: "Voir l'agenda",
  href: paths.campaign(campaignId, system),
});

/** « jeudi 3 décembre à 20:00, heure de Paris, chez Nina » */
const placed = (meeting: Meeting): string =>
  meeting.place ? `${meetingText(meeting)} (${meeting.place})` : meetingText(meeting);

const isSameTime = (a: Meeting, b: Meeting): boolean =>
  a.date === b.date && a.time === b.time && a.zone === b.zone && a.place === b.place;

/** What a change of single dates is worth telling: of those that are not over. */
function changesOf(before: Campaign, after: Campaign, now: number): Wording[] {
  const { name } = after;
  const earlier = new Map(before.agenda?.settled.map((meeting) => [meeting.id, meeting]));
  const settled = after.agenda?.settled ?? [];
  const later = new Map(settled.map((meeting) => [meeting.id, meeting]));
  const isAhead = (meeting: Meeting) => occurrenceOf(meeting).end > now;
  return [
    ...settled.filter(isAhead).flatMap((meeting): Wording[] => {
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
function seriesChangesOf(before: Campaign, after: Campaign, now: number): Wording[] {
  const [former, series] = [before.agenda?.series, after.agenda?.series];
  const { name } = after;
  if (series === undefined) return former === undefined ? [] : [stopped(name)];
  if (former?.id !== series.id) {
    return [
      {
        title: "Des séances régulières",
        message: `« ${name} » : ${rhythmText(series)}, à partir du ${placed(series)}.`,
        type: "success",
      },
    ];
  }
  const earlier = new Map(occurrencesOf({ settled: [], series: former }, now).map((one) => [one.of, one]));
  const fallenOut = series.cancelled.filter((date) => !former.cancelled.includes(date));
  return [
    ...fallenOut.flatMap((date) => {
      const meeting = earlier.get(date);
      return meeting === undefined ? [] : [cancelled(name, meeting)];
    }),
    ...series.moved.flatMap((meeting) => {
      const one = earlier.get(meeting.of);
      return one === undefined || isSameTime(one, { ...meeting, id: one.id })
        ? []
        : [moved(name, one, { ...meeting, id: one.id })];
    }),
  ];
}

const fixed = (name: string, meeting: Meeting): Wording => ({
  title: "La date est fixée",
  message: `« ${name} » : ${placed(meeting)}.`,
  type: "success",
});

const moved = (name: string, from: Meeting, to: Meeting): Wording => ({
  title: "La séance change",
  message: `« ${name} » : ${placed(to)}, et non plus ${placed(from)}.`,
  type: "warning",
});

const cancelled = (name: string, meeting: Meeting): Wording => ({
  title: "Séance annulée",
  message: `« ${name} » : pas de séance ${meetingText(meeting)}.`,
  type: "warning",
});

const stopped = (name: string): Wording => ({
  title: "Plus de séances régulières",
  message: `Le MJ a retiré les séances régulières de « ${name} ».`,
  type: "warning",
});

/**
 * What a change of the agenda tells the players, who did not make it (product §2.19.4): dates that are proposed, to be
 * answered in the notification itself; a date that is fixed, moved or cancelled.
 */
export function agendaNotices(campaignId: string, before: Campaign, after: Campaign, now: number): Notice[] {
  const { poll } = after.agenda ?? {};
  const asked: Wording[] =
    poll === undefined || poll.id === before.agenda?.poll?.id
      ? []
      : [
          {
            title: "Quand joue-t-on ?",
            message: `${poll.options.length} ${plural(poll.options.length, "date est proposée", "dates sont proposées")} pour « ${after.name} ».`,
            type: "info",
            dates: { campaignId, system: after.system, pollId: poll.id },
          },
        ];
  // An operation changes one thing, and an event makes one notification for each of its readers. The series comes first:
  // with one that begins, the single date goes that becomes its first.
  const [told] = [...asked, ...seriesChangesOf(before, after, now), ...changesOf(before, after, now)];
  if (told === undefined) return [];
  const cta = toAgenda(campaignId, after);
  return after.memberIds.map((uid) => noticeTo(uid, { ...told, cta }, now));
}

/** « demain », by the calendar of where one meets: a reminder may be late. */
function dayFrom({ date, zone }: Meeting, now: number): string {
  const days = daysBetween(wallTimeAt(now, isTimeZone(zone) ? zone : "UTC").date, date);
  return days === 1 ? "demain" : days === 0 ? "aujourd'hui" : dayText(date);
}

/** For the MJ and every player who has not said that they do not come. */
export function reminderNotices(
  campaignId: string,
  campaign: Campaign,
  { kind, meeting }: Reminder,
  absent: ReadonlySet<string>,
  now: number,
): Notice[] {
  const wording: Wording = {
    title:
      kind === "day" ? `Prochaine séance : ${dayFrom(meeting, now)}` : "La séance commence dans une heure",
    message: `« ${campaign.name} » : ${placed(meeting)}.`,
    type: "info",
    cta: toAgenda(campaignId, campaign),
  };
  return [campaign.mj.uid, ...campaign.memberIds]
    .filter((uid) => !absent.has(uid))
    .map((uid) => noticeTo(uid, wording, now));
}
