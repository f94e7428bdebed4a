import { campaigns } from "domain/documents/campaign";
import { decideUpdateCampaignInfo } from "domain/table/campaign/updateCampaignInfo";
import type { Handler } from "../http/handler";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

export const updateCampaignInfo: Handler<"updateCampaignInfo"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const { info, changed } = decideUpdateCampaignInfo(campaign.data, caller.uid, body);
    if (changed) {
      await new GuardedBatch().update(campaigns, [campaign.id], { ...info, updatedAt: now }).commit();
    }
    return info;
  });
