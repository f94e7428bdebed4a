import type { CampaignDocument } from "domain/documents/campaign";
import type { SceneBytes } from "domain/scene/pieces";
import type { Stored } from "../store/firestore";
import { QUERIES } from "../store/queryShapes";
import { scenesOf, scenesRunBy } from "../store/sceneQueries";
import type { StoreTransaction } from "../store/transaction";

/** What the pictures of a campaign, and of all that its MJ runs, take. */
export async function sceneBytes(
  transaction: StoreTransaction,
  { id, data }: Stored<CampaignDocument>,
): Promise<SceneBytes> {
  const [campaign, member] = await Promise.all([
    transaction.sum(scenesOf(id), QUERIES.sceneBytesOf.sum),
    transaction.sum(scenesRunBy(data.mj.uid), QUERIES.sceneBytesBy.sum),
  ]);
  return { campaign, member };
}
