import { users } from "domain/documents/user";
import { requireRecentSignIn } from "domain/members/account/recentSignIn";
import { decideLeave } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import { actorOf, logAct } from "../audit/audit";
import { removeMemberContents } from "../departures/removeMemberContents";
import { sweepNowOrLater } from "../departures/sweepNowOrLater";
import type { Handler } from "../http/handler";
import { accountsAmong, verifyFreshIdToken } from "../store/accounts";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { someAdmins } from "../store/queries";

/** Enough to find one who remains: nobody has as many admins whose accounts are gone. */
const MAX_ADMINS = 50;

/**
 * The admins who can sign in. An account may be gone while its member is not, until the daily sweep: such an
 * admin cannot be the one who remains.
 */
async function adminsWithAccount() {
  const admins = await someAdmins(MAX_ADMINS);
  const accounts = await accountsAmong(admins.map(({ id }) => id));
  const able = new Set(accounts.filter(({ disabled }) => !disabled).map(({ uid }) => uid));
  return admins.filter(({ id }) => able.has(id));
}

/**
 * Deletes the member's document first; then removes the rest, here or in the `userDeleted` trigger. A member
 * whose document is already deleted, by an earlier request whose answer was lost, is not refused: their
 * account still has to be deleted.
 */
export const deleteAccount: Handler<"deleteAccount"> = async ({ body, caller, session, now }) => {
  const identity = await verifyFreshIdToken(body.idToken, now);
  if (identity.uid !== caller.uid) throw new AppError("forbidden");
  requireRecentSignIn(identity.signedInAt, now);
  const email = await retryOnConflict(async () => {
    const member = await readDocument(users, caller.uid);
    if (member === undefined) return identity.email;
    const { role } = member.data;
    const admins = role === "admin" ? await adminsWithAccount() : [];
    const successor = decideLeave({ uid: caller.uid, role }, admins);
    const batch = new GuardedBatch().delete(users, [caller.uid], member.version);
    if (successor !== undefined) {
      const target = { id: caller.uid, label: member.data.name };
      // Of two last admins who leave at the same moment, one is refused.
      batch.requireUnchanged(users, [successor.id], successor.version);
      logAct(batch, actorOf(member), { action: "deleteAccount", target }, now);
    }
    await batch.commit();
    return member.data.email;
  });
  await sweepNowOrLater(() => removeMemberContents(caller.uid, email ?? "", now));
  session.close();
  return null;
};
