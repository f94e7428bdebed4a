import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { seatsRequestId } from "domain/members/invitations/seats";
import { database } from "./firestore";
import { GuardedBatch } from "./guardedBatch";
import { inviteRefsUsedBy, seatCodesForRemoval, tableCharacterRefs } from "./queries";

/**
 * Removes everything that belongs to a campaign except its own document: subcollections of any size, invite
 * links, seats that nobody took, the links of its characters. Can be repeated after a crash.
 */
export async function removeCampaignContents(campaignId: string): Promise<void> {
  const [linked, links, seats] = await Promise.all([
    tableCharacterRefs(campaignId),
    inviteRefsUsedBy(campaignId),
    seatCodesForRemoval(campaignId),
  ]);
  const batch = new GuardedBatch();
  for (const { id } of linked) batch.update(characters, [id], { campaignId: undefined });
  for (const { id } of links) batch.delete(campaignInvites, [id]);
  for (const { id, data } of seats) {
    if (data.used) batch.update(invites, [id], { campaignId: undefined });
    else batch.delete(invites, [id]);
  }
  batch.delete(inviteRequests, [seatsRequestId(campaignId)]);
  await batch.commit();
  const campaign = database().doc(campaigns.path(campaignId));
  for (const collection of await campaign.listCollections()) await database().recursiveDelete(collection);
}
