import { sceneChanged } from "domain/table/scene/changeScene";
import { resizedToken } from "domain/table/scene/tokens";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { readTokens, writeToken } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { writeSceneChange } from "./writeSceneChange";

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
