import { requireAuthority } from "domain/campaign/authority";
import { campaigns } from "domain/documents/campaign";
import { scenes, tableScenes, tokens } from "domain/documents/scene";
import { requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { removeSceneContents } from "../store/sceneContents";
import { inTransaction } from "../store/transaction";
import { readTokens } from "./placeTokens";
import { writeShown } from "./writeShown";

/**
 * First the scene and what members see of it, in one write: from then on nothing new hangs on it. Then the rest, of any
 * size, which a repeated call removes after a crash.
 */
export const deleteScene: Handler<"deleteScene"> = async ({ params, caller, now }) => {
  const { system, id, sceneId } = params;
  await inTransaction(async (transaction) => {
    const [found, scene, live] = await Promise.all([
      transaction.read(campaigns, id),
      transaction.read(scenes, id, sceneId),
      transaction.read(tableScenes, id),
    ]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    if (scene === undefined) return;
    const isShown = live?.data.shown?.sceneId === sceneId;
    const stored = isShown ? await readTokens(transaction, id, sceneId) : new Map();
    for (const [tokenId, { place }] of stored) {
      if (place === "members") transaction.delete(tokens, [id, tokenId]);
    }
    if (isShown) writeShown(transaction, id, live, undefined, now);
    transaction.delete(scenes, [id, sceneId]);
  });
  await removeSceneContents(id, sceneId);
  return null;
};
