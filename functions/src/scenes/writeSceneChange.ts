import { publishedTiles, scenes, sceneTiles } from "domain/documents/scene";
import type { SceneChange } from "domain/scene/changeScene";
import { publicScene } from "domain/scene/publicScene";
import type { StoreTransaction } from "../store/transaction";
import { replaceTokens, type StoredTokens } from "./placeTokens";
import type { OpenScene } from "./readScene";
import { writeShown } from "./writeShown";

/**
 * Writes a scene that has changed, with what follows from it: published pieces that are closed are deleted, members see
 * it anew, and tokens come from under the fog or go there, all in the same write.
 */
export function writeSceneChange(
  transaction: StoreTransaction,
  { campaign, scene: { id: sceneId, data: before }, live, isShown }: OpenScene,
  { scene, closed, dropsPicture }: SceneChange,
  stored: StoredTokens,
  now: number,
): void {
  const campaignId = campaign.id;
  const shown = isShown ? publicScene(sceneId, scene) : undefined;
  transaction.set(scenes, [campaignId, sceneId], scene);
  for (const name of closed) transaction.delete(publishedTiles, [campaignId, sceneId, name]);
  if (dropsPicture) {
    for (const name of Object.keys(before.tiles)) transaction.delete(sceneTiles, [campaignId, sceneId, name]);
  }
  replaceTokens(transaction, { campaignId, sceneId, scene, isShown }, stored);
  if (shown !== undefined) writeShown(transaction, campaignId, live, shown, now);
}
