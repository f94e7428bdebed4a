import { type TableSceneDocument, tableScenes } from "domain/documents/scene";
import { isDeepEqual } from "domain/play/isDeepEqual";
import type { Stored } from "../store/firestore";
import type { StoreTransaction } from "../store/transaction";

/**
 * Writes what the members see of the scene, or that they see none, unless they see that already; answers the revision of
 * that.
 */
export function writeShown(
  transaction: StoreTransaction,
  campaignId: string,
  live: Stored<TableSceneDocument> | undefined,
  shown: TableSceneDocument["shown"],
  now: number,
): number {
  if (live !== undefined && isDeepEqual(live.data.shown, shown)) return live.data.revision;
  const revision = (live?.data.revision ?? 0) + 1;
  transaction.set(tableScenes, [campaignId], { revision, ...(shown && { shown }), updatedAt: now });
  return revision;
}
