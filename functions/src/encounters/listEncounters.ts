import { requireAuthority } from "domain/table/campaign/authority";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { encounterOutlinesOf } from "../store/queries";

export const listEncounters: Handler<"listEncounters"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("prepareEncounters", caller.uid, campaign.data);
  const found = await encounterOutlinesOf(campaign.id);
  return found.map(({ id, data }) => ({ id, ...data }));
};
