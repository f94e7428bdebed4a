import { users } from "domain/documents/user";
import { requireOthersAccount } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { removeMemberContents } from "../members/removeMemberContents";
import { sweepNowOrLater } from "../members/sweepNowOrLater";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { actAsAdmin } from "./audit";
import { readAdminAndTarget } from "./readAdminAndTarget";

/**
 * Deletes the member's document together with the log's entry; then removes the rest, here or in the
 * `userDeleted` trigger.
 */
export const deleteUser: Handler<"deleteUser"> = async ({ params: { id }, caller, now }) => {
  const { email } = await retryOnConflict(async () => {
    const { admin, target } = await readAdminAndTarget(caller.uid, id);
    const user = requireOthersAccount(
      { uid: caller.uid, user: admin?.data },
      { uid: id, user: target?.data },
    );
    if (admin === undefined || target === undefined) throw new AppError("user-not-found");
    const batch = new GuardedBatch().delete(users, [id], target.version);
    actAsAdmin(batch, admin, { action: "deleteUser", target: { id, label: user.name } }, now);
    await batch.commit();
    return user;
  });
  await sweepNowOrLater(() => removeMemberContents(id, email, now));
  return null;
};
