import { type UserDocument, users } from "domain/documents/user";
import { type GuardedBatch, readDocument, type Stored } from "../store/firestore";

/** Who acts and on whom, each as stored now; undefined for nobody. */
export async function readAdminAndTarget(
  adminUid: string,
  targetUid: string,
): Promise<Record<"admin" | "target", Stored<UserDocument> | undefined>> {
  const [admin, target] = await Promise.all([readDocument(users, adminUid), readDocument(users, targetUid)]);
  return { admin, target };
}

/**
 * Changes nothing, but fails the batch when this admin is not what was read any more: of two who demote each other at
 * once, one is left; an admin who leaves last finds nobody to leave behind.
 */
export function stillAdmin(batch: GuardedBatch, { id, version }: Stored<UserDocument>): GuardedBatch {
  return batch.update(users, [id], { role: "admin" }, version);
}
