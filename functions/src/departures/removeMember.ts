import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { members } from "domain/documents/member";
import type { Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { broughtCharacterRefs } from "../store/queries";
import { leaveFight } from "./leaveFight";
import { removeMemberTraces } from "./removeMemberTraces";

interface MemberRemoval {
  uid: string;
  /** Who removed them: the MJ, or the player themselves; nobody where their account goes, and no name may stay. */
  by: string | undefined;
  /** The members who remain. */
  remaining: string[];
}

/**
 * Removes a player from the campaign. First the membership and the turns, in one batch guarded by the
 * campaign's version, which linking a character changes too: from then on they can neither read, nor write,
 * nor link. Then what they leave behind, of any size; the trigger on the campaign does that again, in case this
 * process ends in between.
 */
export async function removeMember(
  campaign: Stored<CampaignDocument>,
  { uid, by, remaining }: MemberRemoval,
  now: number,
): Promise<void> {
  const brought = await broughtCharacterRefs(campaign.id, uid);
  const batch = new GuardedBatch()
    .update(
      campaigns,
      [campaign.id],
      { memberIds: remaining, departure: by === undefined ? undefined : { uid, by }, updatedAt: now },
      campaign.version,
    )
    .delete(members, [campaign.id, uid]);
  await leaveFight(
    batch,
    campaign.id,
    brought.map(({ id }) => id),
    now,
  );
  await batch.commit();
  await removeMemberTraces(campaign.id, uid, now);
}
