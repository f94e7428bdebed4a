import type { SceneDocument } from "domain/documents/scene";
import { type SceneSightDocument, sceneWalls } from "domain/documents/sight";
import type { Door, WallChange } from "domain/documents/wallSchema";
import { isBySight } from "domain/table/scene/changeScene";
import { type Barriers, barriersOf } from "domain/table/sight/barriers";
import type { KnownDoor } from "domain/table/sight/doors";
import { changedFixtures } from "domain/table/sight/fixtures";
import { packedWalls, unpackedWalls } from "domain/table/sight/packed";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Guarded } from "../store/guarded";
import { changeKept } from "./keepSight";
import type { OpenScene } from "./readScene";
import { resettleSight } from "./settleSight";
import { NO_SIGHT_YET, type SightState } from "./sightState";

/** A scene's walls, doors and lights after a change, as its sight goes by them. */
export interface Fixed {
  readonly doors: readonly KnownDoor[];
  readonly lights: SceneSightDocument["lights"];
  readonly walls: { readonly barriers: Barriers; readonly revision: number };
}

/** Doors of which the group knows nothing. */
export const unknownDoors = (doors: readonly KnownDoor[]): Door[] =>
  doors.map(({ known: _, ...door }) => door);

interface Place {
  readonly campaignId: string;
  readonly sceneId: string;
  readonly scene: Pick<SceneDocument, "rooms">;
}

/**
 * Changes what is named in the newest walls, doors and lights, so that two of the MJ's tabs lose nothing, and writes the
 * walls; doors and lights are the caller's to write with the scene's sight. Undefined where they stand so already. A door
 * that is named keeps what the group knows of it, unless all were cleared. Throws `limit-reached`, and `invalid-input`
 * where walls and drawn rooms cross so often that every later move took too long.
 */
export async function changeFixtures(
  guarded: Guarded,
  { campaignId, sceneId, scene }: Place,
  state: SightState,
  change: WallChange,
  now: number,
): Promise<Fixed | undefined> {
  const stored = await guarded.read(sceneWalls, campaignId, sceneId);
  const known = state.sight?.data ?? NO_SIGHT_YET;
  const before = {
    walls: unpackedWalls(stored?.data.walls ?? ""),
    doors: unknownDoors(known.doors),
    lights: known.lights,
  };
  const after = changedFixtures(before, change);
  if (isDeepEqual(before, after)) return undefined;
  const barriers = barriersOf({ ...after, rooms: scene.rooms }, guarded.effort);
  const isOther = !isDeepEqual(before.walls, after.walls);
  // A scene that was deleted and is made again by its id has no revision that an instance may know walls by (`readWalls`).
  const first = isOther ? now : 0;
  const revision = stored ? stored.data.revision + (isOther ? 1 : 0) : first;
  if (isOther) {
    const document = { walls: packedWalls(after.walls), revision, updatedAt: now };
    guarded.set(sceneWalls, [campaignId, sceneId], document);
  }
  const knownBefore = new Map(change.clear ? [] : known.doors.map((door) => [door.id, door.known]));
  const doors = after.doors.map(({ id, points, state: is }) => {
    const told = knownBefore.get(id);
    return { id, points, state: is, ...(told && { known: told }) };
  });
  return { doors, lights: [...after.lights], walls: { barriers, revision } };
}

/** The same as it is kept with a scene on which sight decides nothing now. */
export const keptFixtures = ({ doors, lights, walls }: Fixed) => ({
  doors: [...doors],
  lights,
  wallsRevision: walls.revision,
});

/** Writes doors and lights that have changed, with what the group sees by them and the walls now. */
export async function settleFixtures(
  guarded: Guarded,
  { campaign, scene, isShown }: OpenScene,
  state: SightState,
  fixed: Fixed,
  now: number,
): Promise<void> {
  const place = { campaignId: campaign.id, sceneId: scene.id, scene: scene.data };
  if (isShown && isBySight(scene.data)) await resettleSight(guarded, place, state, fixed, now);
  else changeKept(guarded, place, state, keptFixtures(fixed), now);
}
