import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type ForgeRollsDocument, forgeRolls } from "domain/documents/forgeRolls";
import { readCampaign } from "../campaigns/readCampaign";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";

/**
 * What `decide` makes of a player's rolls at a table, kept before it is answered: of two requests at once, the second
 * reads again and finds what the first rolled. The campaign stands when they are kept: one that is being deleted is
 * left with nothing that its sweep has not seen.
 */
export function keepRolls<Rolls extends ForgeRollsDocument>(
  params: { system: string; id: string },
  uid: string,
  decide: (table: CampaignDocument, kept: ForgeRollsDocument | undefined) => Rolls,
): Promise<Rolls> {
  return retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const kept = await readDocument(forgeRolls, campaign.id, uid);
    const rolls = decide(campaign.data, kept?.data);
    if (JSON.stringify(rolls) === JSON.stringify(kept?.data)) return rolls;
    const batch = new GuardedBatch();
    if (kept === undefined) {
      batch.create(forgeRolls, [campaign.id, uid], rolls);
      // Rolls created after the campaign's deletion would never be removed.
      batch.requireUnchanged(campaigns, [campaign.id], campaign.version);
    } else {
      batch.update(forgeRolls, [campaign.id, uid], rolls, kept.version);
    }
    await batch.commit();
    return rolls;
  });
}
