import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { dueReminders, nextReminderAt, type Reminder } from "domain/table/agenda/meetings";
import { reminderNotices } from "domain/table/notifications/agendaNotices";
import { deliver } from "../notifications/deliver";
import type { Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { dateAnswersIn } from "../store/queries";
import { QUERIES } from "../store/queryShapes";
import { eachDue } from "./eachDue";

/** Those who have said that they do not come. */
async function absentFrom(campaignId: string, meetingId: string): Promise<ReadonlySet<string>> {
  const answered = await dateAnswersIn(campaignId);
  return new Set(answered.filter(({ data }) => data.answers[meetingId] === "no").map(({ id }) => id));
}

/** Named after the moment too: a date that was moved after its reminder is reminded of anew. */
const eventOf = (campaignId: string, { kind, meeting }: Reminder): string =>
  `reminder/${campaignId}/${meeting.id}/${kind}/${meeting.start}`;

async function remind({ id, data, version }: Stored<CampaignDocument>, now: number): Promise<void> {
  const due = dueReminders(data.agenda, data.remindAt ?? now, now);
  for (const reminder of due) {
    const absent = await absentFrom(id, reminder.meeting.id);
    await deliver(eventOf(id, reminder), reminderNotices(id, data, reminder, absent, now));
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
