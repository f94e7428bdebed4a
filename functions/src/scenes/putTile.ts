import { scenes, sceneTiles } from "domain/documents/scene";
import { requirePiece, withTile } from "domain/table/scene/pieces";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { readSceneOfMj } from "./readScene";
import { sceneBytes } from "./sceneBytes";

/** A piece that is sent twice is kept once. */
export const putTile: Handler<"putTile"> = async ({ params, body: { pictureId, image }, caller }) => {
  const { id, sceneId, name } = params;
  const bytes = Buffer.from(image, "base64");
  const type = requirePiece(name, bytes);
  await inGuardedBatch(async (guarded) => {
    const { campaign, scene } = await readSceneOfMj(guarded, params, caller.uid);
    const known = await sceneBytes(campaign);
    const pieces = withTile(scene.data, { pictureId, name, bytes: bytes.length }, known);
    const tile = { pictureId, type, image: bytes.toString("base64"), name };
    guarded.set(sceneTiles, [id, sceneId, name], tile).update(scenes, [id, sceneId], pieces);
  });
  return null;
};
