import { requireAuthority } from "domain/campaign/authority";
import { campaigns } from "domain/documents/campaign";
import type { Handler } from "../http/handler";
import { removeCampaignContents } from "../store/campaignContents";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/**
 * The document goes last, so that after a crash the MJ can ask again; and it goes only at the version that was read,
 * so that nobody is let in between. What a heartbeat leaves behind after that, `campaignDeleted` sweeps.
 */
export const deleteCampaign: Handler<"deleteCampaign"> = async ({ params, caller }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    requireAuthority("deleteCampaign", caller.uid, campaign.data);
    await removeCampaignContents(campaign.id);
    await new GuardedBatch().delete(campaigns, [campaign.id], campaign.version).commit();
  });
  return null;
};
