import type { SceneDocument } from "domain/documents/scene";
import { isBySight, withoutPieces } from "domain/table/scene/changeScene";
import { tileNames } from "domain/table/scene/tiles";
import { nothingExplored, tilesBetween } from "domain/table/sight/explored";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { changeFixtures, settleFixtures, unknownDoors } from "./changeFixtures";
import { changeKept } from "./keepSight";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { resettleSight } from "./settleSight";
import { NO_SIGHT_YET, readSight } from "./sightState";
import { writeSceneChange } from "./writeSceneChange";
import { exploredOf } from "./writeSight";

/** So that two of the MJ's tabs lose nothing, the newest walls are changed. */
export const changeWalls: Handler<"changeWalls"> = async ({ params, body: { change }, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene } = open;
    const state = await readSight(guarded, campaign.id, scene.id);
    const place = { campaignId: campaign.id, sceneId: scene.id, scene: scene.data };
    const fixed = await changeFixtures(guarded, place, state, change, now);
    if (fixed) await settleFixtures(guarded, open, state, fixed, now);
  });
  return null;
};

/** The pieces of a picture as they were published. */
const allPieces = ({ picture }: SceneDocument): string[] => (picture ? tileNames(picture) : []);

/** All published pieces go: they show what is forgotten. */
function withoutPictures(guarded: Guarded, open: OpenScene, now: number): void {
  const { data } = open.scene;
  const scene = { ...data, revision: data.revision + 1, updatedAt: now };
  const change = withoutPieces({ scene, closed: [], dropsPicture: false }, allPieces(scene));
  writeSceneChange(guarded, open, change, now);
}

/** The group has seen nothing but what it sees now. Creatures that it has met keep their names. */
export const forgetSeen: Handler<"forgetSeen"> = async ({ params, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const open = await readSceneOfMj(guarded, params, caller.uid);
    const { campaign, scene, isShown } = open;
    if (!isBySight(scene.data)) return;
    const state = await readSight(guarded, campaign.id, scene.id);
    const known = state.sight?.data ?? NO_SIGHT_YET;
    const doors = unknownDoors(known.doors);
    const place = { campaignId: campaign.id, sceneId: scene.id, scene: scene.data };
    if (isShown) {
      const explored = { before: nothingExplored(scene.data, scene.data.grid), forgets: true as const };
      const decision = await resettleSight(guarded, place, state, { doors, explored }, now);
      if (tilesBetween(exploredOf(place, state), decision.explored).size > 0)
        withoutPictures(guarded, open, now);
    } else if (known.explored !== undefined) {
      withoutPictures(guarded, open, now);
      changeKept(guarded, place, state, { doors, explored: undefined, touched: undefined }, now);
    }
  });
  return null;
};
