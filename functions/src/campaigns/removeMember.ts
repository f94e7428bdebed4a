import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { members } from "domain/documents/member";
import { presence } from "domain/documents/presence";
import { leaveInitiative } from "../initiative/leaveInitiative";
import { GuardedBatch, type Stored } from "../store/firestore";
import { broughtCharacterRefs, presenceRefs } from "../store/queries";

interface MemberRemoval {
  uid: string;
  /** Who removed them: the MJ, or the player themselves. */
  by: string;
  /** The members who remain. */
  remaining: string[];
}

/**
 * Removes a player from the campaign in one batch: membership, presence, their characters' links and turns.
 * Guarded by the campaign's version, which linking a character changes too, so that no character can be
 * linked in between.
 */
export async function removeMember(
  campaign: Stored<CampaignDocument>,
  { uid, by, remaining }: MemberRemoval,
  now: number,
): Promise<void> {
  const [brought, devices] = await Promise.all([
    broughtCharacterRefs(campaign.id, uid),
    presenceRefs(campaign.id, uid),
  ]);
  const batch = new GuardedBatch()
    .update(
      campaigns,
      [campaign.id],
      { memberIds: remaining, departure: { uid, by }, updatedAt: now },
      campaign.version,
    )
    .delete(members, [campaign.id, uid]);
  const left = brought.map(({ id }) => id);
  await leaveInitiative(batch, campaign.id, left, now);
  for (const id of left) batch.update(characters, [id], { campaignId: undefined });
  for (const { id } of devices) batch.delete(presence, [campaign.id, id]);
  await batch.commit();
}
