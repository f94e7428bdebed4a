import { campaigns } from "domain/documents/campaign";
import { encounters } from "domain/documents/encounter";
import { decideCreateEncounter, requireEncounter } from "domain/table/creatures/decideEncounter";
import { readCampaign, requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, encountersOf } from "../store/queries";
import { encounterView } from "./encounterView";

/** Counts and creates in one write, guarded by the campaign too: none is left behind by its deletion. */
export const createEncounter: Handler<"createEncounter"> = async ({ params, body, caller, now }) => {
  const { requestId, ...draft } = body;
  const id = idOfRequest(caller.uid, requestId);
  // Before its contents are counted: an id that no campaign can have is no part of a path.
  await readCampaign(params, caller);
  return inGuardedBatch(async (guarded) => {
    const [found, earlier, count] = await Promise.all([
      guarded.read(campaigns, params.id),
      guarded.read(encounters, params.id, id),
      guarded.counting(["campaigns", params.id], "encounters", () => countOf(encountersOf(params.id))),
    ]);
    const campaign = requireCampaign(params, found);
    if (earlier !== undefined) {
      return encounterView(id, requireEncounter(campaign.data, caller.uid, earlier.data));
    }
    const made = decideCreateEncounter(campaign.data, caller.uid, draft, count, now);
    guarded.create(encounters, [params.id, id], made);
    return encounterView(id, made);
  });
};
