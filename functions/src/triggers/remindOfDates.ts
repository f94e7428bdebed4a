import type { DateAnswer } from "domain/documents/agenda";
import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { dueReminders, nextReminderAt, type Reminder } from "domain/table/agenda/meetings";
import { reminderNotices } from "domain/table/notifications/agendaNotices";
import { deliver } from "../notifications/deliver";
import type { Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { dateAnswersIn } from "../store/queries";
import { QUERIES } from "../store/queryShapes";
import { eachDue } from "./eachDue";

/** What the players have said to a meeting. */
async function answersTo(campaignId: string, meetingId: string): Promise<ReadonlyMap<string, DateAnswer>> {
  const answered = await dateAnswersIn(campaignId);
  return new Map(
    answered.flatMap(({ id, data }): [string, DateAnswer][] => {
      const answer = data.answers[meetingId];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/** Named after the moment too: a date that was moved after its reminder is reminded of anew. */
const eventOf = (campaignId: string, { kind, meeting }: Reminder): string =>
  `reminder/${campaignId}/${meeting.id}/${kind}/${meeting.start}`;

async function remind({ id, data, version }: Stored<CampaignDocument>, now: number): Promise<void> {
  const due = dueReminders(data.agenda, data.remindAt ?? now, now);
  for (const reminder of due) {
    const answers = await answersTo(id, reminder.meeting.id);
    await deliver(eventOf(id, reminder), reminderNotices(id, data, reminder, answers, now));
  }
  const remindAt = nextReminderAt(data.agenda, now);
  await new GuardedBatch().update(campaigns, [id], { remindAt }, version).commit();
}

/**
 * Reminds the people of campaigns of their next evening, a day and an hour before (product §2.19.5). Can be repeated: each
 * reminder is delivered once.
 */
export const remindOfDates = (now: number): Promise<void> =>
  eachDue(QUERIES.campaignsToRemind, now, (campaign) => remind(campaign, now));
