import type { Encounter } from "domain/api/encounters";
import { type EncounterDocument, encounters } from "domain/documents/encounter";
import { requireAuthority } from "domain/table/campaign/authority";
import {
  decideCreateEncounter,
  decideUpdateEncounter,
  requireEncounter,
} from "domain/table/creatures/decideEncounter";
import type { Handler } from "../http/handler";
import { countOf, encounterOutlinesOf, encountersOf } from "../store/queries";
import { prepared } from "../table/prepared";
import { readCampaign } from "../table/readCampaign";

/** The encounter without whose it is. */
function encounterView(id: string, encounter: EncounterDocument): Encounter {
  const { name, outline, lines, version, updatedAt } = encounter;
  return { id, name, outline, lines, version, updatedAt };
}

const ofCampaign = prepared({
  kind: encounters,
  count: (campaignId) => countOf(encountersOf(campaignId)),
  decideCreate: decideCreateEncounter,
  decideUpdate: decideUpdateEncounter,
  requireOwn: requireEncounter,
  view: encounterView,
});

export const listEncounters: Handler<"listEncounters"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("prepareEncounters", caller.uid, campaign.data);
  const found = await encounterOutlinesOf(campaign.id);
  return found.map(({ id, data }) => ({ id, ...data }));
};

export const getEncounter: Handler<"getEncounter"> = async (asked) => {
  const { encounterId } = asked.params;
  return encounterView(encounterId, await ofCampaign.read(asked, encounterId));
};

export const createEncounter: Handler<"createEncounter"> = ofCampaign.create;

export const updateEncounter: Handler<"updateEncounter"> = (asked) =>
  ofCampaign.update(asked, asked.params.encounterId);

export const deleteEncounter: Handler<"deleteEncounter"> = (asked) =>
  ofCampaign.remove(asked, asked.params.encounterId);
