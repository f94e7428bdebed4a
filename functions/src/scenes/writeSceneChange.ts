import { publishedTiles, scenes, sceneTiles } from "domain/documents/scene";
import type { SceneChange } from "domain/table/scene/changeScene";
import { publicScene } from "domain/table/scene/publicScene";
import type { Guarded } from "../store/guarded";
import { replaceTokens, type StoredTokens } from "./placeTokens";
import type { OpenScene } from "./readScene";
import { writeShown } from "./writeShown";

/**
 * Writes a scene that has changed, with what follows from it: published pieces that are closed are deleted, members see
 * it anew, and tokens come from under the fog or go there, all in the same write.
 */
export function writeSceneChange(
  guarded: Guarded,
  { campaign, scene: { id: sceneId, data: before }, live, isShown }: OpenScene,
  { scene, closed, dropsPicture }: SceneChange,
  stored: StoredTokens,
  now: number,
): void {
  const campaignId = campaign.id;
  const shown = isShown ? publicScene(sceneId, scene) : undefined;
  guarded.set(scenes, [campaignId, sceneId], scene);
  for (const name of closed) guarded.delete(publishedTiles, [campaignId, sceneId, name]);
  if (dropsPicture) {
    for (const name of Object.keys(before.tiles)) guarded.delete(sceneTiles, [campaignId, sceneId, name]);
  }
  replaceTokens(guarded, { campaignId, sceneId, scene, isShown }, stored);
  if (shown !== undefined) writeShown(guarded, campaignId, live, shown, now);
}
