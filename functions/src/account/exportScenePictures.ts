import { sceneTiles } from "domain/documents/scene";
import type { Handler } from "../http/handler";
import { readEach } from "../store/readEach";
import { ownTilePlaces } from "../store/sceneQueries";

/** So many pieces of 160 KB in base64 at most fit into an answer. */
const PAGE = 16;

/** Pages by the places of the pieces, in their order: what is added or deleted meanwhile moves none of the others. */
export const exportScenePictures: Handler<"exportScenePictures"> = async ({ query, caller }) => {
  const { after = "" } = query;
  const places = (await ownTilePlaces(caller.uid)).filter((place) => place > after);
  const page = places.slice(0, PAGE);
  const found = await readEach(
    sceneTiles,
    page.map((place): [string, string, string] => {
      const [campaignId = "", sceneId = "", name = ""] = place.split("/");
      return [campaignId, sceneId, name];
    }),
  );
  const pictures = found.flatMap((tile, index) => {
    const [campaignId, sceneId] = page[index]?.split("/") ?? [];
    return tile.exists ? [{ ...tile.data(), id: tile.id, campaignId, sceneId }] : [];
  });
  const next = places.length > PAGE ? page.at(-1) : undefined;
  return { pictures, ...(next !== undefined && { next }) };
};
