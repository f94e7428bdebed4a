import type { CampaignDocument } from "domain/documents/campaign";
import { publishedTiles, scenes, sceneTiles } from "domain/documents/scene";
import { tableExplored } from "domain/documents/sight";
import { isBySight } from "domain/table/scene/changeScene";
import { requirePiece, type SceneBytes, withPublishedTile, withTiles } from "domain/table/scene/pieces";
import { pieceVersion, publicPieces } from "domain/table/scene/publicScene";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import type { Stored } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { sumOf } from "../store/queries";
import { QUERIES } from "../store/queryShapes";
import { scenesOf, scenesRunBy } from "../store/sceneQueries";
import { readSceneOfMj } from "./readScene";
import { writeShown } from "./writeShown";

/**
 * What the pictures of a campaign, and of all that its MJ runs, take. What other scenes get at the same moment is not in
 * it: they may be beyond the limit by the pieces that are on their way, and the pace of pieces bounds those.
 */
async function sceneBytes({ id, data }: Stored<CampaignDocument>): Promise<SceneBytes> {
  const [campaign, member] = await Promise.all([
    sumOf(scenesOf(id), QUERIES.sceneBytesOf.sum),
    sumOf(scenesRunBy(data.mj.uid), QUERIES.sceneBytesBy.sum),
  ]);
  return { campaign, member };
}

/** Pieces that are sent twice are kept once; all of a request, or none. */
export const putTiles: Handler<"putTiles"> = async ({ params, body: { pictureId, tiles }, caller }) => {
  const { id, sceneId } = params;
  const sent = tiles.map(({ name, image }) => {
    const bytes = Buffer.from(image, "base64");
    return { name, bytes, type: requirePiece(name, bytes) };
  });
  const pieces = sent.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  await inGuardedBatch(async (guarded) => {
    const { campaign, scene } = await readSceneOfMj(guarded, params, caller.uid);
    const known = await sceneBytes(campaign);
    const after = withTiles(scene.data, { pictureId, pieces }, known);
    for (const { name, bytes, type } of sent) {
      const tile = { pictureId, type, image: bytes.toString("base64"), name };
      guarded.set(sceneTiles, [id, sceneId, name], tile);
    }
    guarded.update(scenes, [id, sceneId], after);
  });
  return null;
};

/** Only while the scene is shown: nobody follows from there what the MJ prepares. Throws `scene-not-shown`. */
export const publishTile: Handler<"publishTile"> = async ({ params, body, caller, now }) => {
  const { id, sceneId, name } = params;
  const { pictureId, revision } = body;
  const bytes = Buffer.from(body.image, "base64");
  const type = requirePiece(name, bytes);
  await inGuardedBatch(async (guarded) => {
    const { campaign, scene, live } = await readSceneOfMj(guarded, params, caller.uid);
    const shown = live?.data.shown;
    if (shown?.sceneId !== sceneId) throw new AppError("scene-not-shown");
    const known = await sceneBytes(campaign);
    const piece = { pictureId, name, bytes: bytes.length, revision, seen: body.seen };
    const seen = isBySight(scene.data) ? await guarded.look(tableExplored, id) : undefined;
    const pieces = withPublishedTile(scene.data, piece, known, seen?.data);
    const version = pieceVersion(pieces.published[name] ?? { revision });
    const tile = { pictureId, type, image: bytes.toString("base64"), name, revision: version };
    guarded.set(publishedTiles, [id, sceneId, name], tile).update(scenes, [id, sceneId], pieces);
    writeShown(guarded, id, live, { ...shown, ...publicPieces({ ...scene.data, ...pieces }) }, now);
  });
  return null;
};
