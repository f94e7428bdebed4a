import type { Encounter } from "domain/api/encounters";
import { campaigns } from "domain/documents/campaign";
import { type EncounterDocument, encounters } from "domain/documents/encounter";
import { requireAuthority } from "domain/table/campaign/authority";
import {
  decideCreateEncounter,
  decideUpdateEncounter,
  requireEncounter,
} from "domain/table/creatures/decideEncounter";
import { readCampaign, requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { deleteIfPresent, readDocument } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { countOf, encounterOutlinesOf, encountersOf } from "../store/queries";

/** The encounter without whose it is. */
function encounterView(id: string, encounter: EncounterDocument): Encounter {
  const { name, outline, lines, version, updatedAt } = encounter;
  return { id, name, outline, lines, version, updatedAt };
}

export const listEncounters: Handler<"listEncounters"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("prepareEncounters", caller.uid, campaign.data);
  const found = await encounterOutlinesOf(campaign.id);
  return found.map(({ id, data }) => ({ id, ...data }));
};

export const getEncounter: Handler<"getEncounter"> = async ({ params, caller }) => {
  const [campaign, stored] = await Promise.all([
    readCampaign(params),
    readDocument(encounters, params.id, params.encounterId),
  ]);
  return encounterView(params.encounterId, requireEncounter(campaign.data, caller.uid, stored?.data));
};

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

export const deleteEncounter: Handler<"deleteEncounter"> = async ({ params, caller }) => {
  const [campaign, stored] = await Promise.all([
    readCampaign(params),
    readDocument(encounters, params.id, params.encounterId),
  ]);
  requireEncounter(campaign.data, caller.uid, stored?.data);
  await deleteIfPresent(encounters, params.id, params.encounterId);
  return null;
};
