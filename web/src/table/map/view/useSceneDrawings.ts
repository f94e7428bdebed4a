import { drawingsOn } from "domain/table/scene/drawings";
import { useMemo } from "react";
import { dataOf } from "../../../live/liveSource";
import { serverTimeAt } from "../../../live/presence/deviceClock";
import { type LiveDrawing, useLiveDrawings } from "../../../live/scene/scenes";
import { useNow } from "../../../ui/useNow";

const LOOK_MS = 60_000;
const NONE: readonly LiveDrawing[] = [];

/** What lies drawn over a scene, the oldest first; each goes when its hour has passed. */
export function useSceneDrawings(campaignId: string, sceneId: string | undefined): readonly LiveDrawing[] {
  const drawings = dataOf(useLiveDrawings(campaignId)) ?? NONE;
  const now = useNow(LOOK_MS, drawings.length > 0);
  return useMemo(() => drawingsOn(drawings, sceneId, serverTimeAt(now)).reverse(), [drawings, sceneId, now]);
}
