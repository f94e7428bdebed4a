import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type ForgeRollsDocument, forgeRolls } from "domain/documents/forgeRolls";
import { levelDiceFor } from "domain/game/forge/scoreDice";
import { decideRollLevelDice, decideRollScores } from "domain/table/forge/tableRolls";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { cryptoSource } from "../table/cryptoSource";
import { readCampaign } from "../table/readCampaign";

/**
 * Stores the dice rolls that `decide` makes for a player in a campaign, then answers them. Of two requests at
 * the same moment, the second one reads again and answers what the first one rolled.
 */
function storeRolls<Rolls extends ForgeRollsDocument>(
  params: { system: string; id: string },
  uid: string,
  decide: (table: CampaignDocument, stored: ForgeRollsDocument | undefined) => Rolls,
): Promise<Rolls> {
  return retryOnConflict(async () => {
    const campaign = await readCampaign(params);
    const stored = await readDocument(forgeRolls, campaign.id, uid);
    const rolls = decide(campaign.data, stored?.data);
    if (JSON.stringify(rolls) === JSON.stringify(stored?.data)) return rolls;
    const batch = new GuardedBatch();
    if (stored === undefined) {
      batch.create(forgeRolls, [campaign.id, uid], rolls);
      // Rolls created after the campaign's deletion would never be removed.
      batch.requireUnchanged(campaigns, [campaign.id], campaign.version);
    } else {
      batch.update(forgeRolls, [campaign.id, uid], rolls, stored.version);
    }
    await batch.commit();
    return rolls;
  });
}

export const rollAbilityScores: Handler<"rollAbilityScores"> = async ({ params, caller, now }) => {
  const { scores } = await storeRolls(params, caller.uid, (table, stored) =>
    decideRollScores(table, caller.uid, stored, cryptoSource, now),
  );
  return { scores };
};

export const rollHitDice: Handler<"rollHitDice"> = async ({ params, body: { sides }, caller, now }) => {
  const rolls = await storeRolls(params, caller.uid, (table, stored) =>
    decideRollLevelDice(table, caller.uid, stored, sides, cryptoSource, now),
  );
  return { values: levelDiceFor(rolls, sides).filter((value) => value !== undefined) };
};
