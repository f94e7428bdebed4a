import { campaigns } from "domain/documents/campaign";
import { decideUpdateCampaignSettings } from "domain/table/campaign/updateCampaignSettings";
import type { Handler } from "../http/handler";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/**
 * Guarded by the campaign's version: the MJ may start the VTT and turn it off in the settings at the same
 * moment, and then it must end up off.
 */
export const updateCampaignSettings: Handler<"updateCampaignSettings"> = async ({
  params,
  body,
  caller,
  now,
}) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const decided = decideUpdateCampaignSettings(campaign.data, caller.uid, body, now);
    await new GuardedBatch()
      .update(campaigns, [campaign.id], { ...decided, updatedAt: now }, campaign.version)
      .commit();
    return decided;
  });
