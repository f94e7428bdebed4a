import { users } from "domain/documents/user";
import { decideUpdateUserRole } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { adminUserView } from "./adminUserView";
import { actAsAdmin } from "./audit";
import { readAdminAndTarget } from "./readAdminAndTarget";
import { syncRoleClaim } from "./syncRoleClaim";

/**
 * Calls read the role from the document, which changes at once. The custom claim, which the rules read,
 * follows: set here, or by the `userUpdated` trigger after a crash.
 */
export const updateUserRole: Handler<"updateUserRole"> = async ({ params: { id }, body, caller, now }) => {
  await retryOnConflict(async () => {
    const { admin, target } = await readAdminAndTarget(caller.uid, id);
    const changes = decideUpdateUserRole(
      { uid: caller.uid, user: admin?.data },
      { uid: id, user: target?.data },
      body.role,
    );
    if (changes === undefined || admin === undefined || target === undefined) return;
    const batch = new GuardedBatch().update(users, [id], changes, target.version);
    const change = { from: target.data.role, to: body.role };
    const named = { id, label: target.data.name };
    actAsAdmin(batch, admin, { action: "updateUserRole", target: named, change }, now);
    await batch.commit();
  });
  const data = await syncRoleClaim(id, now);
  if (data === undefined) throw new AppError("user-not-found");
  return adminUserView({ id, data });
};
