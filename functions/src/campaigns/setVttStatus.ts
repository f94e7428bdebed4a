import { campaigns } from "domain/documents/campaign";
import { decideSetVttStatus } from "domain/table/campaign/setVttStatus";
import type { Handler } from "../http/handler";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

export const setVttStatus: Handler<"setVttStatus"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const campaign = await readCampaign(params, caller);
    const vttStatus = decideSetVttStatus(campaign.data, caller.uid, body, now);
    await new GuardedBatch()
      .update(campaigns, [campaign.id], { vttStatus, updatedAt: now }, campaign.version)
      .commit();
    return { vttStatus };
  });
