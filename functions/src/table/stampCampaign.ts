import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { members } from "domain/documents/member";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";

/**
 * Tells the open pages of a campaign to load its characters again, since this member links one. It rests on the
 * membership, which a removal deletes, and not on the campaign's version: fifty members who bring their characters at
 * once do not conflict. The MJ, who has no membership, does.
 */
export async function stampCampaign(
  guarded: Guarded,
  campaign: Stored<CampaignDocument>,
  uid: string,
): Promise<(now: number) => void> {
  const membership = await guarded.read(members, campaign.id, uid);
  return (now) => {
    const stamp = { updatedAt: now };
    if (membership === undefined) guarded.update(campaigns, [campaign.id], stamp);
    else guarded.updateAny(campaigns, [campaign.id], stamp);
  };
}
