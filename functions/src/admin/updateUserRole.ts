import { decideUpdateUserRole } from "domain/admin/authority";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { setRoleClaim } from "../store/accounts";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminUserView } from "./adminUserView";
import { logAct } from "./audit";
import { readAdminAndTarget, stillAdmin } from "./readAdminAndTarget";

/** The document decides for the API, at once; the claim follows, for the rules. */
export const updateUserRole: Handler<"updateUserRole"> = async ({ params: { id }, body, caller, now }) => {
  await retryOnConflict(async () => {
    const { admin, target } = await readAdminAndTarget(caller.uid, id);
    const changes = decideUpdateUserRole(
      { uid: caller.uid, user: admin?.data },
      { uid: id, user: target?.data },
      body.role,
    );
    if (changes === undefined || admin === undefined || target === undefined) return;
    const batch = stillAdmin(new GuardedBatch(), admin).update(users, [id], changes, target.version);
    logAct(
      batch,
      { uid: caller.uid, ...admin.data },
      {
        action: "updateUserRole",
        target: { id, label: target.data.name },
        change: { from: target.data.role, to: body.role },
      },
      now,
    );
    await batch.commit();
  });
  return adminUserView({ id, data: await spreadRole(id, now) });
};

/**
 * Gives the account the claim that its document says, then moves `claimsAt`, by which the member's open browsers learn
 * to ask for a new token. Acts on what is stored by then, so that two changes at once end with one role everywhere,
 * and repeats what a crash left undone.
 */
const spreadRole = (uid: string, now: number) =>
  retryOnConflict(async () => {
    const user = await readDocument(users, uid);
    if (user === undefined) throw new AppError("user-not-found");
    await setRoleClaim(uid, user.data.role);
    await new GuardedBatch().update(users, [uid], { claimsAt: now }, user.version).commit();
    return user.data;
  });
