import { campaignInvites, campaignSecrets } from "domain/documents/campaignInvite";
import { requireAuthority } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { GuardedBatch, readIfValid, retryOnConflict } from "../store/firestore";
import { inviteRefsUsedBy } from "../store/queries";
import { newInviteToken } from "./newInvite";
import { readCampaign } from "./readCampaign";

/**
 * Creates the new link and deletes every older one in one batch; of two renewals at the same moment, the
 * later one's link remains. A stored link that cannot be read is replaced like any other.
 */
export const renewCampaignInvite: Handler<"renewCampaignInvite"> = async ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    requireAuthority("renewInviteLink", caller.uid, campaign.data);
    // In this order: the secret's version then guards the list, which a renewal in between would make incomplete.
    const secret = await readIfValid(campaignSecrets, campaign.id);
    const older = await inviteRefsUsedBy(campaign.id);
    const token = newInviteToken();
    const batch = new GuardedBatch();
    for (const { id } of older) batch.delete(campaignInvites, [id]);
    batch.create(campaignInvites, [token], {
      campaignId: campaign.id,
      system: campaign.data.system,
      createdAt: now,
    });
    if (secret === undefined) batch.set(campaignSecrets, [campaign.id], { token });
    else batch.update(campaignSecrets, [campaign.id], { token }, secret.version);
    await batch.commit();
    return { inviteToken: token };
  });
