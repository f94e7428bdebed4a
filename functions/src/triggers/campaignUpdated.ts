import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { users } from "domain/documents/user";
import { campaignChangeNotices, departedMembers } from "domain/table/notifications/notices";
import { removeMemberTraces } from "../departures/removeMemberTraces";
import { deliver } from "../notifications/deliver";
import { fromSnapshot, readIfValid, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { joinRequestsTo } from "../store/queries";
import type { ChangeEvent } from "./events";

/**
 * Removes what departed members leave behind, notifies the people whom a change of the campaign concerns, and
 * copies a new name to its pending join requests.
 */
export async function campaignUpdated(campaignId: string, event: ChangeEvent): Promise<void> {
  const before = fromSnapshot(campaigns, event.before)?.data;
  const after = fromSnapshot(campaigns, event.after)?.data;
  if (before === undefined || after === undefined) return;
  const departed = departedMembers(before, after);
  await removeTraces(campaignId, departed, event.time);
  const names = await namesOf(departed);
  await deliver(
    event.id,
    campaignChangeNotices(campaignId, before, after, (uid) => names.get(uid), event.time),
  );
  if (before.name !== after.name) await renameInRequests(campaignId);
}

/** Of those who have not come back since: events may arrive late. */
async function removeTraces(campaignId: string, departed: readonly string[], now: number): Promise<void> {
  if (departed.length === 0) return;
  const campaign = await readIfValid(campaigns, campaignId);
  const gone = departed.filter((uid) => campaign?.data.memberIds.includes(uid) === false);
  for (const uid of gone) await removeMemberTraces(campaignId, uid, now);
}

async function namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(uids.map((uid) => readIfValid(users, uid)));
  return new Map(read.flatMap((user) => (user ? [[user.id, user.data.name] as const] : [])));
}

/** Reads the campaign's current name, since the events of two renames may arrive in any order. */
async function renameInRequests(campaignId: string): Promise<void> {
  await retryOnConflict(async () => {
    const [campaign, pending] = await Promise.all([
      readIfValid(campaigns, campaignId),
      joinRequestsTo(campaignId),
    ]);
    if (campaign === undefined) return;
    const { name }: CampaignDocument = campaign.data;
    const batch = new GuardedBatch();
    for (const { id } of pending) batch.update(joinRequests, [campaignId, id], { campaignName: name });
    await batch.commit();
  });
}
