import { requireMayDeleteUser } from "domain/admin/authority";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { removeMemberContents } from "../members/removeMemberContents";
import { retryOnConflict } from "../store/firestore";
import { adminsQuery } from "../store/queries";
import { inTransaction } from "../store/transaction";
import { logAct, readActor } from "./audit";

/** The member goes first, with the log's entry; what hung on them is swept here, or by the trigger after a crash. */
export const deleteUser: Handler<"deleteUser"> = async ({ params: { id }, caller, now }) => {
  const actor = await readActor(caller);
  const { email } = await inTransaction(async (transaction) => {
    const [user, admins] = await Promise.all([transaction.read(users, id), transaction.idsOf(adminsQuery())]);
    requireMayDeleteUser(caller.uid, { uid: id, user: user?.data }, admins);
    if (user === undefined) throw new AppError("user-not-found");
    const target = { id, label: user.data.name };
    transaction.delete(users, [id]);
    logAct(transaction, actor, { action: "deleteUser", target }, now);
    return user.data;
  });
  await retryOnConflict(() => removeMemberContents(id, email, now));
  return null;
};
