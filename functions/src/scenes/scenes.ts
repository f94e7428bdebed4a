import { campaigns } from "domain/documents/campaign";
import {
  publishedTiles,
  type SceneDocument,
  scenes,
  sceneTiles,
  tableScenes,
  tokens,
} from "domain/documents/scene";
import { requireAuthority } from "domain/table/campaign/authority";
import { fogChanged, type SceneChange, sceneChanged } from "domain/table/scene/changeScene";
import { publicScene } from "domain/table/scene/publicScene";
import { resizedToken } from "domain/table/scene/tokens";
import { requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { removeSceneContents } from "../store/sceneContents";
import { readTokens, replaceTokens, type StoredTokens, writeToken } from "./placeTokens";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { writeShown } from "./writeShown";

/**
 * Writes a scene that has changed, with what follows from it: published pieces that are closed are deleted, members see
 * it anew, and tokens come from under the fog or go there, all in the same write.
 */
function writeSceneChange(
  guarded: Guarded,
  { campaign, scene: { id: sceneId, data: before }, live, isShown }: OpenScene,
  { scene, closed, dropsPicture }: SceneChange,
  stored: StoredTokens,
  now: number,
): void {
  const campaignId = campaign.id;
  const shown = isShown ? publicScene(sceneId, scene) : undefined;
  guarded.set(scenes, [campaignId, sceneId], scene);
  for (const name of closed) guarded.delete(publishedTiles, [campaignId, sceneId, name]);
  if (dropsPicture) {
    for (const name of Object.keys(before.tiles)) guarded.delete(sceneTiles, [campaignId, sceneId, name]);
  }
  replaceTokens(guarded, { campaignId, sceneId, scene, isShown }, stored);
  if (shown !== undefined) writeShown(guarded, campaignId, live, shown, now);
}

const NO_TOKENS = new Map();

export const updateScene: Handler<"updateScene"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const change = sceneChanged(scene.data, body, now);
    if (change === undefined) return { revision: scene.data.revision };
    const { width, height } = change.scene;
    const isResized = width !== scene.data.width || height !== scene.data.height;
    const moves = isResized || (isShown && body.fogOn !== undefined);
    const stored = moves ? await readTokens(guarded, campaign.id, scene.id) : NO_TOKENS;
    writeSceneChange(guarded, open, change, isResized ? NO_TOKENS : stored, now);
    if (isResized) {
      const place = { campaignId: campaign.id, sceneId: scene.id, scene: change.scene, isShown };
      for (const [id, before] of stored) {
        writeToken(guarded, place, id, before, resizedToken(before.token, change.scene));
      }
    }
    return { revision: change.scene.revision };
  });

/**
 * Applies the change to the newest fog, so that two of the MJ's tabs open and close what both say. A change that is sent
 * again, however late, changes nothing and is answered with the fog of now.
 */
export const changeFog: Handler<"changeFog"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const change = fogChanged(scene.data, body, now);
    if (change === undefined) return answerOf(scene.data);
    const stored = isShown ? await readTokens(guarded, campaign.id, scene.id) : new Map();
    writeSceneChange(guarded, open, change, stored, now);
    return answerOf(change.scene);
  });

const answerOf = ({ revision, fog }: SceneDocument) => ({ revision, revealed: fog.revealed });

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
