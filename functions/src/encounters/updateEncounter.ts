import { campaigns } from "domain/documents/campaign";
import { encounters } from "domain/documents/encounter";
import { decideUpdateEncounter } from "domain/table/creatures/decideEncounter";
import { requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { encounterView } from "./encounterView";

export const updateEncounter: Handler<"updateEncounter"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const { id, encounterId } = params;
    const [found, stored] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(encounters, id, encounterId),
    ]);
    const { data: campaign } = requireCampaign(params, found);
    const changed = decideUpdateEncounter(campaign, caller.uid, stored?.data, body, now);
    guarded.set(encounters, [id, encounterId], changed);
    return encounterView(encounterId, changed);
  });
