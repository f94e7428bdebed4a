import { type TableSceneDocument, tableScenes } from "domain/documents/scene";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Stored } from "../store/firestore";
import type { Guarded } from "../store/guarded";

/**
 * Writes what the members see of the scene, or that they see none, unless they see that already; answers the revision of
 * that.
 */
export function writeShown(
  guarded: Guarded,
  campaignId: string,
  live: Stored<TableSceneDocument> | undefined,
  shown: TableSceneDocument["shown"],
  now: number,
): number {
  if (live !== undefined && isDeepEqual(live.data.shown, shown)) return live.data.revision;
  const revision = (live?.data.revision ?? 0) + 1;
  guarded.set(tableScenes, [campaignId], { revision, ...(shown && { shown }), updatedAt: now });
  return revision;
}
