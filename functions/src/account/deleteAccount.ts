import { requireRecentSignIn } from "domain/account/recentSignIn";
import { requireAnotherAdmin } from "domain/admin/authority";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { removeMemberContents } from "../members/removeMemberContents";
import { verifyFreshIdToken } from "../store/accounts";
import { retryOnConflict } from "../store/firestore";
import { adminsQuery } from "../store/queries";
import { inTransaction } from "../store/transaction";

export const deleteAccount: Handler<"deleteAccount"> = async ({ body, caller, session, now }) => {
  const identity = await verifyFreshIdToken(body.idToken, now);
  if (identity.uid !== caller.uid) throw new AppError("forbidden");
  requireRecentSignIn(identity.signedInAt, now);
  const member = await inTransaction(async (transaction) => {
    const [own, admins] = await Promise.all([
      transaction.read(users, caller.uid),
      transaction.idsOf(adminsQuery()),
    ]);
    if (own === undefined) throw new AppError("session-expired");
    requireAnotherAdmin(caller.uid, admins);
    transaction.delete(users, [caller.uid]);
    return own.data;
  });
  await retryOnConflict(() => removeMemberContents(caller.uid, member.email, now));
  session.close();
  return null;
};
