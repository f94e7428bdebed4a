import { campaigns } from "domain/documents/campaign";
import { requireAuthority } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { removeCampaignContents } from "../store/campaignContents";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/**
 * Deletes the campaign's document last, so that after a crash the MJ can repeat the call; and only at the
 * version that was read, so that no member can join in between. Presence that a client writes afterwards is
 * removed by the `campaignDeleted` trigger.
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
