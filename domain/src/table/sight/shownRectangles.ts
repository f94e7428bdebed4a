import type { SceneDocument } from "../../documents/scene";
import type { Region } from "../../documents/sceneSchema";
import type { TableExploredDocument } from "../../documents/sight";
import { revealedBy } from "../scene/cover";
import type { Box } from "../scene/shapes";
import { exploredRectangles, readExplored } from "./explored";

/** By what a scene's picture is cut. */
type CutScene = Pick<SceneDocument, "fog" | "sight" | "width" | "height" | "grid">;

/** What members may see of a part of a picture: what lies in the region, or in one of the rectangles. */
export interface Shown {
  readonly region: Region;
  readonly rectangles: readonly Box[];
}

/** What members see by hand: all of it without fog, unless the group's sight decides. */
export const openedByHand = (scene: Pick<CutScene, "fog" | "sight" | "width" | "height">): Region =>
  scene.sight?.on ? scene.fog.revealed : revealedBy(scene.fog, scene);

/**
 * What members may see within a box of a scene's picture, in its pixels (product §2.21): what is open by hand and, where
 * the group's sight decides (`seen`), what it has seen. Rectangles may reach beyond the box, and none beyond what was seen.
 */
export const shownRectangles = (
  scene: CutScene,
  seen: Pick<TableExploredDocument, "explored"> | undefined,
  box: Box,
): Shown => ({
  region: openedByHand(scene),
  rectangles: seen ? exploredRectangles(readExplored(seen.explored, scene, scene.grid), box) : [],
});
