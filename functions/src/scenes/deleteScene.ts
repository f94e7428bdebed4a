import { campaigns } from "domain/documents/campaign";
import { scenes, tableScenes, tokens } from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { removeSceneContents } from "../store/sceneContents";
import { readTokens } from "./placeTokens";
import { writeShown } from "./writeShown";

/**
 * First the scene and what members see of it, in one write: from then on nothing new hangs on it. Then the rest, of any
 * size, which a repeated call removes after a crash.
 */
export const deleteScene: Handler<"deleteScene"> = async ({ params, caller, now }) => {
  const { system, id, sceneId } = params;
  await inGuardedBatch(async (guarded) => {
    const [found, scene, live] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(scenes, id, sceneId),
      guarded.read(tableScenes, id),
    ]);
    const campaign = requireCampaign({ system }, found);
    requireAuthority("prepareScenes", caller.uid, campaign.data);
    if (scene === undefined) return;
    const isShown = live?.data.shown?.sceneId === sceneId;
    const stored = isShown ? await readTokens(guarded, id, sceneId) : new Map();
    for (const [tokenId, { place }] of stored) {
      if (place === "members") guarded.delete(tokens, [id, tokenId]);
    }
    if (isShown) writeShown(guarded, id, live, undefined, now);
    guarded.delete(scenes, [id, sceneId]);
  });
  await removeSceneContents(id, sceneId);
  return null;
};
