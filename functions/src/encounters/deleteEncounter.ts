import { encounters } from "domain/documents/encounter";
import { requireEncounter } from "domain/table/creatures/decideEncounter";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";

export const deleteEncounter: Handler<"deleteEncounter"> = async ({ params, caller }) => {
  const [campaign, stored] = await Promise.all([
    readCampaign(params),
    readDocument(encounters, params.id, params.encounterId),
  ]);
  requireEncounter(campaign.data, caller.uid, stored?.data);
  await deleteIfPresent(encounters, params.id, params.encounterId);
  return null;
};
