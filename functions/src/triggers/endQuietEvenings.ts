import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { endingOf, isPlayed, quietness } from "domain/table/evenings/evenings";
import { presentAt, readEveningLogs, recordOf } from "../evenings/eveningLogs";
import type { Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { QUERIES } from "../store/queryShapes";
import { writeEvening } from "../table/writeEvening";
import { eachDue } from "./eachDue";

/** Ends the evening, or says when to look again; guarded by the campaign as it was read. */
async function lookAt({ id, data, version }: Stored<CampaignDocument>, now: number): Promise<void> {
  const { evening } = data;
  const batch = new GuardedBatch();
  if (evening === undefined || !isPlayed(evening)) {
    await batch.update(campaigns, [id], { quietAt: undefined }, version).commit();
    return;
  }
  const read = await readEveningLogs(id, data.mj.uid, evening);
  const { endedAt, lookAt: quietAt } = quietness(evening.startedAt, read.lastAt, now);
  if (endedAt === undefined) {
    await batch.update(campaigns, [id], { quietAt }, version).commit();
    return;
  }
  const end = endingOf(evening, presentAt(data, read, endedAt), endedAt);
  writeEvening(batch, id, end, { ...recordOf(read, evening.startedAt, endedAt), draftedAt: now });
  await batch.update(campaigns, [id], end.campaign, version).commit();
}

/** Ends evenings of which nothing was written for twelve hours, at the moment of what was last (product §2.20.1). */
export const endQuietEvenings = (now: number): Promise<void> =>
  eachDue(QUERIES.campaignsToQuiet, now, (campaign) => lookAt(campaign, now));
