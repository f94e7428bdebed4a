import { doorTurned, isBeside, isDoorSeen, type KnownDoor } from "domain/table/sight/doors";
import { isClear } from "domain/table/sight/visibleFrom";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { readSightedScene, requireMoving } from "./moveTokens";
import { knownTokens, readKnownToken, resettleSight } from "./settleSight";
import { NO_SIGHT_YET, readBarriers, type SightState } from "./sightState";
import type { SightPlace } from "./writeSight";

/** Whether one of a player's characters stands beside a door and sees it: the tokens near it alone are read. */
async function standsBeside(
  guarded: Guarded,
  place: SightPlace,
  state: SightState,
  door: KnownDoor,
  uid: string,
): Promise<{ readonly isBeside: boolean; readonly isSeen: boolean }> {
  const sight = state.sight?.data ?? NO_SIGHT_YET;
  const near = knownTokens(state).filter(
    (token) => token.isEye && token.isPublic && isBeside(door, token, place.scene.grid.size),
  );
  const read = await Promise.all(near.map((token) => readKnownToken(guarded, place, token)));
  const own = near.filter((_, at) => read[at]?.token.ownerId === uid);
  const barriers = await readBarriers(guarded, place, sight);
  const isSeen = own.some((token) => isDoorSeen(door, (at) => isClear(barriers.sight, token, at)));
  return { isBeside: own.length > 0, isSeen };
}

/** Opens and closes a door; a player who tries a locked one is told, and so is the table from then on. */
export const changeDoor: Handler<"changeDoor"> = async ({ params, body, caller, now }) => {
  const isLocked = await inGuardedBatch(async (guarded) => {
    const { place, state, isMj } = await readSightedScene(guarded, params, caller.uid);
    requireMoving(place.scene, isMj);
    const sight = state.sight?.data ?? NO_SIGHT_YET;
    const door = sight.doors.find(({ id }) => id === params.doorId);
    const stands =
      isMj || door === undefined
        ? { isBeside: true, isSeen: true }
        : await standsBeside(guarded, place, state, door, caller.uid);
    const mayOpen = place.scene.sight?.playersOpenDoors === true;
    const turned = doorTurned(door, body.state, { isMj, mayOpen, ...stands });
    if (turned.door.state === door?.state && !turned.tried) return false;
    const doors = sight.doors.map((one) => (one.id === params.doorId ? turned.door : one));
    await resettleSight(guarded, place, state, { doors }, now);
    return turned.tried === true;
  }, caller.ahead);
  if (isLocked) throw new AppError("door-locked");
  return null;
};
