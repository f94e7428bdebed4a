import { drawings, scenes, truths } from "domain/documents/scene";
import { database } from "./firestore";
import { inBatches } from "./guardedBatch";
import { drawingRefsOf, playersWithTruths, truthRefsOn } from "./sceneQueries";

/**
 * Removes what hangs on a scene whose own document is gone: pieces of its picture, tokens, what players were shown on it,
 * and what is drawn. Can be repeated after a crash.
 */
export async function removeSceneContents(campaignId: string, sceneId: string): Promise<void> {
  const scene = database().doc(scenes.path(campaignId, sceneId));
  for (const collection of await scene.listCollections()) await database().recursiveDelete(collection);
  for (const uid of await playersWithTruths(campaignId)) {
    const shown = await truthRefsOn(campaignId, uid, sceneId);
    await inBatches(shown, (batch, { id }) => batch.delete(truths, [campaignId, uid, id]));
  }
}

/** Erases all that is drawn over the scene of a campaign. */
export const eraseDrawings = async (campaignId: string): Promise<void> =>
  inBatches(await drawingRefsOf(campaignId), (batch, { id }) => batch.delete(drawings, [campaignId, id]));
