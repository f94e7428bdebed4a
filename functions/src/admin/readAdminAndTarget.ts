import { type UserDocument, users } from "domain/documents/user";
import { readDocument, type Stored } from "../store/firestore";

/** The acting admin and the account acted on, each as stored now; undefined where there is no member. */
export async function readAdminAndTarget(
  adminUid: string,
  targetUid: string,
): Promise<Record<"admin" | "target", Stored<UserDocument> | undefined>> {
  const [admin, target] = await Promise.all([readDocument(users, adminUid), readDocument(users, targetUid)]);
  return { admin, target };
}
