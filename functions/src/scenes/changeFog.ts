import type { SceneDocument } from "domain/documents/scene";
import { fogChanged } from "domain/table/scene/changeScene";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { readTokens } from "./placeTokens";
import { readSceneOfMj } from "./readScene";
import { writeSceneChange } from "./writeSceneChange";

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
