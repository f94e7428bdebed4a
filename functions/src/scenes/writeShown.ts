import { type TableSceneDocument, tableScenes } from "domain/documents/scene";
import type { Stored } from "../store/firestore";
import type { StoreTransaction } from "../store/transaction";

/** Writes what the members see of the scene, or that they see none; answers the revision of that. */
export function writeShown(
  transaction: StoreTransaction,
  campaignId: string,
  live: Stored<TableSceneDocument> | undefined,
  shown: TableSceneDocument["shown"],
  now: number,
): number {
  const revision = (live?.data.revision ?? 0) + 1;
  transaction.set(tableScenes, [campaignId], { revision, ...(shown && { shown }), updatedAt: now });
  return revision;
}
