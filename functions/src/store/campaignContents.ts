import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { database, GuardedBatch } from "./firestore";
import { inviteRefsUsedBy, tableCharacterRefs } from "./queries";

/**
 * Removes everything that belongs to a campaign except its own document: subcollections of any size, invite
 * links, the links of its characters. Can be repeated after a crash.
 */
export async function removeCampaignContents(campaignId: string): Promise<void> {
  const [linked, invites] = await Promise.all([tableCharacterRefs(campaignId), inviteRefsUsedBy(campaignId)]);
  const batch = new GuardedBatch();
  for (const { id } of linked) batch.update(characters, [id], { campaignId: undefined });
  for (const { id } of invites) batch.delete(campaignInvites, [id]);
  await batch.commit();
  const campaign = database().doc(campaigns.path(campaignId));
  for (const collection of await campaign.listCollections()) await database().recursiveDelete(collection);
}
