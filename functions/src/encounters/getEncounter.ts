import { encounters } from "domain/documents/encounter";
import { requireEncounter } from "domain/table/creatures/decideEncounter";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readDocument } from "../store/firestore";
import { encounterView } from "./encounterView";

export const getEncounter: Handler<"getEncounter"> = async ({ params, caller }) => {
  const [campaign, stored] = await Promise.all([
    readCampaign(params),
    readDocument(encounters, params.id, params.encounterId),
  ]);
  return encounterView(params.encounterId, requireEncounter(campaign.data, caller.uid, stored?.data));
};
