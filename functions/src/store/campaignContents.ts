import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { characters } from "domain/documents/character";
import { database, GuardedBatch } from "./firestore";
import { inviteRefsUsedBy, tableCharacterRefs } from "./queries";

/**
 * Removes all that hangs on a campaign, and the document itself should it stand: subcollections however long, invite
 * links, the links of its characters. Does what is left to do when repeated.
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
