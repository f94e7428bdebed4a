import { type Fixtures, NO_FIXTURES } from "domain/table/sight/fixtures";
import { unpackedWalls } from "domain/table/sight/packed";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useMemo, useState } from "react";
import { dataOf } from "../../../../live/liveSource";
import { useSceneSight, useSceneWalls } from "../../../../live/scene/scenes";

/** Walls, doors and lights of a scene as the listeners have them; none until both have answered. */
export function useFixtures(campaignId: string, sceneId: string): Fixtures {
  const stored = dataOf(useSceneWalls(campaignId, sceneId));
  const sight = dataOf(useSceneSight(campaignId, sceneId));
  const isKnown = stored !== undefined && sight !== undefined;
  const text = stored?.walls ?? "";
  const walls = useMemo(() => unpackedWalls(text), [text]);
  // With each move the document comes anew: its doors are the same ones then.
  const doors = useSame((sight?.doors ?? []).map(({ id, points, state }) => ({ id, points, state })));
  const lights = useSame(sight?.lights ?? []);
  return useMemo(() => (isKnown ? { walls, doors, lights } : NO_FIXTURES), [isKnown, walls, doors, lights]);
}

/** The value of the render before, where this one says the same. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isDeepEqual(kept, value)) return kept;
  setKept(value);
  return value;
}
