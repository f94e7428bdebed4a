import {
  drawings,
  publishedTiles,
  scenes,
  sceneTiles,
  sceneTokens,
  tableScenes,
  tokens,
  traces,
  truths,
} from "domain/documents/scene";
import { put } from "../../support/database";
import {
  drawingOf,
  hiddenTokenOf,
  publishedTileOf,
  sceneOf,
  tableSceneOf,
  tableTokenOf,
  tileOf,
  traceOf,
  truthOf,
} from "../../support/scenes";

/** The scene that the table sees. */
export const SHOWN_SCENE = "crypt-01";

/** A document of every kind of a scene that is shown: its picture, tokens, a truth, a trace and a drawing of a player. */
export async function storeScene(
  campaignId: string,
  mjUid: string,
  { uid, hero }: { uid: string; hero: string },
): Promise<void> {
  const owner = { ownerId: uid, characterId: hero };
  await Promise.all([
    put(tableScenes, [campaignId], tableSceneOf(SHOWN_SCENE, 1)),
    put(scenes, [campaignId, SHOWN_SCENE], sceneOf(mjUid, 1)),
    put(sceneTiles, [campaignId, SHOWN_SCENE, "0"], tileOf("0")),
    put(publishedTiles, [campaignId, SHOWN_SCENE, "0"], publishedTileOf("0")),
    put(tokens, [campaignId, `character-${hero}`], tableTokenOf(SHOWN_SCENE, 1, owner)),
    put(sceneTokens, [campaignId, SHOWN_SCENE, "goblin-2"], hiddenTokenOf(SHOWN_SCENE, 1)),
    put(traces, [campaignId, `${uid}~0`], traceOf(uid, SHOWN_SCENE, Date.now())),
    put(drawings, [campaignId, "drawing-1"], drawingOf(uid, SHOWN_SCENE, Date.now())),
    put(truths, [campaignId, uid, "truth-01"], truthOf(uid, mjUid, SHOWN_SCENE, 1)),
  ]);
}
