import type { AdminUser } from "domain/api/admin";
import type { UserDocument } from "domain/documents/user";
import type { Identified } from "../store/firestore";

/** Product §3 "Admin list item". */
export function adminUserView({ id, data }: Identified<UserDocument>): AdminUser {
  const { name, pronouns, email, role, characterQuota, photoURL, createdAt } = data;
  return { uid: id, name, pronouns, email, role, characterQuota, photoURL, createdAt };
}
