import type { Handler } from "../http/handler";
import { readCampaign } from "./readCampaign";
import { readCampaignView } from "./readCampaignView";

export const getCampaign: Handler<"getCampaign"> = async ({ params, caller, now }) =>
  readCampaignView(await readCampaign(params), caller.uid, now);
