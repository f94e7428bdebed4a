import { publishedTiles, scenes, sceneTiles } from "domain/documents/scene";
import type { SceneChange } from "domain/table/scene/changeScene";
import { publicScene } from "domain/table/scene/publicScene";
import type { Guarded } from "../store/guarded";
import type { OpenScene } from "./readScene";
import { writeShown } from "./writeShown";

/**
 * Writes a scene that has changed, with what follows from it in the same write: published pieces that are closed are
 * deleted, and members see it anew. Its tokens are the caller's.
 */
export function writeSceneChange(
  guarded: Guarded,
  { campaign: { id: campaignId }, scene: { id: sceneId, data: before }, live, isShown }: OpenScene,
  { scene, closed, dropsPicture }: SceneChange,
  now: number,
): void {
  const shown = isShown ? publicScene(sceneId, scene, guarded.effort) : undefined;
  guarded.set(scenes, [campaignId, sceneId], scene);
  for (const name of closed) guarded.delete(publishedTiles, [campaignId, sceneId, name]);
  if (dropsPicture) {
    for (const name of Object.keys(before.tiles)) guarded.delete(sceneTiles, [campaignId, sceneId, name]);
  }
  if (shown !== undefined) writeShown(guarded, campaignId, live, shown, now);
}
