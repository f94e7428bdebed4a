import { decideUpdateUserRole } from "domain/admin/authority";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { setRoleClaim } from "../store/accounts";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminsQuery } from "../store/queries";
import { inTransaction } from "../store/transaction";
import { adminUserView } from "./adminUserView";
import { logAct, readActor } from "./audit";

/**
 * Who the admins are is read in the transaction that changes it: of two who demote each other at once, the second is
 * no admin any more. The document decides for the API, at once; the claim follows, for the rules.
 */
export const updateUserRole: Handler<"updateUserRole"> = async ({ params: { id }, body, caller, now }) => {
  const actor = await readActor(caller);
  await inTransaction(async (transaction) => {
    const [user, admins] = await Promise.all([transaction.read(users, id), transaction.idsOf(adminsQuery())]);
    const changes = decideUpdateUserRole(caller.uid, { uid: id, user: user?.data }, body.role, admins);
    if (changes === undefined || user === undefined) return;
    const { name, role } = user.data;
    const target = { id, label: name };
    const change = { from: role, to: body.role };
    transaction.update(users, [id], changes);
    logAct(transaction, actor, { action: "updateUserRole", target, change }, now);
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
