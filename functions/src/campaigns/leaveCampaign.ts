import { decideLeaveCampaign } from "domain/table/campaign/leaveCampaign";
import type { Handler } from "../http/handler";
import { retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";
import { removeMember } from "./removeMember";

export const leaveCampaign: Handler<"leaveCampaign"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const remaining = decideLeaveCampaign(campaign.data, caller.uid);
    await removeMember(campaign, { uid: caller.uid, by: caller.uid, remaining }, now);
  });
  return null;
};
