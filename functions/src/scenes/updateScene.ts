import { sceneChanged } from "domain/scene/changeScene";
import { resizedToken } from "domain/scene/tokens";
import type { Handler } from "../http/handler";
import { inTransaction } from "../store/transaction";
import { readTokens, writeToken } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { writeSceneChange } from "./writeSceneChange";

const NO_TOKENS = new Map();

export const updateScene: Handler<"updateScene"> = ({ params, body, caller, now }) =>
  inTransaction(async (transaction) => {
    const open = await readSceneOfMj(transaction, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const change = sceneChanged(scene.data, body, now);
    if (change === undefined) return { revision: scene.data.revision };
    const { width, height } = change.scene;
    const isResized = width !== scene.data.width || height !== scene.data.height;
    const moves = isResized || (isShown && body.fogOn !== undefined);
    const stored = moves ? await readTokens(transaction, campaign.id, scene.id) : NO_TOKENS;
    writeSceneChange(transaction, open, change, isResized ? NO_TOKENS : stored, now);
    if (isResized) {
      const place = { campaignId: campaign.id, sceneId: scene.id, scene: change.scene, isShown };
      for (const [id, before] of stored) {
        writeToken(transaction, place, id, before, resizedToken(before.token, change.scene));
      }
    }
    return { revision: change.scene.revision };
  });
