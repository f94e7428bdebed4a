import type { CampaignDocument } from "domain/documents/campaign";
import type { SceneBytes } from "domain/table/scene/pieces";
import type { Stored } from "../store/firestore";
import { sumOf } from "../store/queries";
import { QUERIES } from "../store/queryShapes";
import { scenesOf, scenesRunBy } from "../store/sceneQueries";

/**
 * What the pictures of a campaign, and of all that its MJ runs, take. What other scenes get at the same moment is not in
 * it: they may be beyond the limit by the pieces that are on their way, and the pace of pieces bounds those.
 */
export async function sceneBytes({ id, data }: Stored<CampaignDocument>): Promise<SceneBytes> {
  const [campaign, member] = await Promise.all([
    sumOf(scenesOf(id), QUERIES.sceneBytesOf.sum),
    sumOf(scenesRunBy(data.mj.uid), QUERIES.sceneBytesBy.sum),
  ]);
  return { campaign, member };
}
