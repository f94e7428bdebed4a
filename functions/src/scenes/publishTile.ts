import { publishedTiles, scenes } from "domain/documents/scene";
import { requirePiece, withPublishedTile } from "domain/table/scene/pieces";
import { publicTiles } from "domain/table/scene/publicScene";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { readSceneOfMj } from "./readScene";
import { sceneBytes } from "./sceneBytes";
import { writeShown } from "./writeShown";

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
    const piece = { pictureId, name, bytes: bytes.length, revision };
    const pieces = withPublishedTile(scene.data, piece, known);
    const tile = { pictureId, type, image: bytes.toString("base64"), name, revision };
    guarded.set(publishedTiles, [id, sceneId, name], tile).update(scenes, [id, sceneId], pieces);
    writeShown(guarded, id, live, { ...shown, tiles: publicTiles(pieces) }, now);
  });
  return null;
};
