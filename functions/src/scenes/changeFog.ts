import type { SceneDocument } from "domain/documents/scene";
import type { FogChange } from "domain/documents/sceneSchema";
import {
  coveredBy,
  fogChanged,
  isBySight,
  type SceneChange,
  withoutPieces,
} from "domain/table/scene/changeScene";
import { storedExplored, tilesBetween, withoutSeen } from "domain/table/sight/explored";
import { tilesNamed } from "domain/table/sight/publicSight";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { hideInFight } from "./hideInFight";
import { changeKept, exploredNow } from "./keepSight";
import { NO_TOKENS, readTokens, writeTokens } from "./placeTokens";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { resettleSight } from "./settleSight";
import { readSight } from "./sightState";
import { writeSceneChange } from "./writeSceneChange";

const answerOf = ({ revision, fog }: SceneDocument) => ({ revision, revealed: fog.revealed });

/**
 * Applies the change to the newest fog, so that two of the MJ's tabs open and close what both say. A change that is sent
 * again, however late, changes nothing and is answered with the fog of now. Where the group's sight decides, what is
 * opened is seen besides, and what is covered is forgotten, unless it is seen now.
 */
export const changeFog: Handler<"changeFog"> = ({ params, body, caller, now }) =>
  inGuardedBatch(async (guarded) => {
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    const change = fogChanged(scene.data, body, now, guarded.effort);
    if (change === undefined) return answerOf(scene.data);
    if (isBySight(scene.data)) await changeBySight(guarded, open, change, body.change, now);
    else {
      const stored = isShown ? await readTokens(guarded, campaign.id, scene.id) : NO_TOKENS;
      writeSceneChange(guarded, open, change, now);
      const on = { campaignId: campaign.id, sceneId: scene.id, scene: change.scene, isShown };
      const standing = new Map([...stored].map(([id, { token }]) => [id, token]));
      await writeTokens(guarded, on, { stored, changed: standing }, (shown) =>
        hideInFight(guarded, campaign.id, { shown }, now),
      );
    }
    return answerOf(change.scene);
  });

async function changeBySight(
  guarded: Guarded,
  open: OpenScene,
  change: SceneChange,
  asked: FogChange,
  now: number,
): Promise<void> {
  const { campaign, scene, isShown } = open;
  const state = await readSight(guarded, campaign.id, scene.id);
  const covered = coveredBy(asked, scene.data, guarded.effort);
  const before = exploredNow(open, state);
  const after = covered && withoutSeen(before, covered);
  const lost = after ? tilesNamed(change.scene.picture, tilesBetween(before, after)) : [];
  const closing = withoutPieces(change, lost);
  const place = { campaignId: campaign.id, sceneId: scene.id, scene: closing.scene };
  writeSceneChange(guarded, open, closing, now);
  if (isShown) {
    const explored = after && { explored: { before: after, forgets: true as const } };
    await resettleSight(guarded, place, state, { ...explored, isRedrawn: true }, now);
  } else if (after) changeKept(guarded, place, state, { explored: storedExplored(after) }, now);
}
