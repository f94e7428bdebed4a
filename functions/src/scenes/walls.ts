import type { SceneDocument } from "domain/documents/scene";
import { sceneWalls } from "domain/documents/sight";
import { isBySight, withoutPieces } from "domain/table/scene/changeScene";
import { tileNames } from "domain/table/scene/tiles";
import { barriersOf } from "domain/table/sight/barriers";
import { nothingExplored, tilesBetween } from "domain/table/sight/explored";
import { changedFixtures } from "domain/table/sight/fixtures";
import { packedWalls, unpackedWalls } from "domain/table/sight/packed";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { changeKept } from "./keepSight";
import { type OpenScene, readSceneOfMj } from "./readScene";
import { resettleSight } from "./settleSight";
import { NO_SIGHT_YET, readSight } from "./sightState";
import { writeSceneChange } from "./writeSceneChange";
import { exploredOf } from "./writeSight";

/** Changes what is named in the newest walls, doors and lights, so that two of the MJ's tabs lose nothing. */
export const changeWalls: Handler<"changeWalls"> = async ({ params, body: { change }, caller, now }) => {
  await inGuardedBatch(async (guarded) => {
    const { campaign, scene, isShown } = await readSceneOfMj(guarded, params, caller.uid);
    const [stored, state] = await Promise.all([
      guarded.read(sceneWalls, campaign.id, scene.id),
      readSight(guarded, campaign.id, scene.id),
    ]);
    const known = state.sight?.data ?? NO_SIGHT_YET;
    const before = {
      walls: unpackedWalls(stored?.data.walls ?? ""),
      doors: known.doors.map(({ known: _, ...door }) => door),
      lights: known.lights,
    };
    const after = changedFixtures(before, change);
    if (isDeepEqual(before, after)) return;
    const knownBefore = new Map(known.doors.map((door) => [door.id, door.known]));
    const doors = after.doors.map(({ id, points, state: is }) => {
      const told = knownBefore.get(id);
      return { id, points, state: is, ...(told && { known: told }) };
    });
    // Refuses what would take every later move too long.
    const barriers = barriersOf({ ...after, rooms: scene.data.rooms }, guarded.effort);
    const isOther = !isDeepEqual(before.walls, after.walls);
    const revision = (stored?.data.revision ?? 0) + (isOther ? 1 : 0);
    if (isOther) {
      const document = { walls: packedWalls(after.walls), revision, updatedAt: now };
      guarded.set(sceneWalls, [campaign.id, scene.id], document);
    }
    const place = { campaignId: campaign.id, sceneId: scene.id, scene: scene.data };
    const lights = [...after.lights];
    if (isShown && isBySight(scene.data)) {
      await resettleSight(guarded, place, state, { doors, lights, walls: { barriers, revision } }, now);
    } else changeKept(guarded, place, state, { doors, lights, wallsRevision: revision }, now);
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
    const doors = known.doors.map(({ known: _, ...door }) => door);
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
