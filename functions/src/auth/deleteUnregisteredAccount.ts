import { users } from "domain/documents/user";
import { deleteAuthAccount, findAccount } from "../store/accounts";
import { missingDocuments } from "../store/missingDocuments";

/**
 * Deletes an account that never belonged to a member. A member has a document, valid or not, and an account
 * with a role, which remains when the document is lost (docs/decisions/orphan-accounts.md). Answers whether it did.
 */
export async function deleteUnregisteredAccount(uid: string): Promise<boolean> {
  const [[missing], account] = await Promise.all([missingDocuments(users, [uid]), findAccount(uid)]);
  if (missing === undefined || account?.hasRole !== false) return false;
  await deleteAuthAccount(uid);
  return true;
}
