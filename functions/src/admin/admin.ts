import type { AdminUser } from "domain/api/admin";
import { type UserDocument, users } from "domain/documents/user";
import { decideUpdateUserRole, requireOthersAccount } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import { ROLES } from "domain/values/roles";
import { actAsAdmin, actorOf, logAct, readActingAdmin } from "../audit/audit";
import { removeMemberContents } from "../departures/removeMemberContents";
import { sweepNowOrLater } from "../departures/sweepNowOrLater";
import type { Handler } from "../http/handler";
import { type Identified, readDocument, retryOnConflict, type Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { PAGED, readPage } from "../store/pages";
import { syncRoleClaim } from "./syncRoleClaim";

/** Product §3 "Admin list item". */
function adminUserView({ id, data }: Identified<UserDocument>): AdminUser {
  const { name, pronouns, email, role, characterQuota, photoURL, createdAt } = data;
  return { uid: id, name, pronouns, email, role, characterQuota, photoURL, createdAt };
}

/** The acting admin and the account acted on, each as stored now; undefined where there is no member. */
async function readAdminAndTarget(
  adminUid: string,
  targetUid: string,
): Promise<Record<"admin" | "target", Stored<UserDocument> | undefined>> {
  const [admin, target] = await Promise.all([readDocument(users, adminUid), readDocument(users, targetUid)]);
  return { admin, target };
}

export const listUsers: Handler<"listUsers"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.users, query);
  return { users: rows.map(adminUserView), roles: [...ROLES], ...page };
};

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

/**
 * A quota below the number of characters that a member has deletes none: they can create no more until they
 * have fewer.
 */
export const updateUserQuota: Handler<"updateUserQuota"> = async ({ params: { id }, body, caller, now }) => {
  const { characterQuota } = body;
  return retryOnConflict(async () => {
    const [admin, user] = await Promise.all([readActingAdmin(caller), readDocument(users, id)]);
    if (user === undefined) throw new AppError("user-not-found");
    const { name, characterQuota: earlier } = user.data;
    if (earlier === characterQuota) return adminUserView(user);
    const target = { id, label: name };
    const change = { from: String(earlier), to: String(characterQuota) };
    const act = { action: "updateUserQuota", target, change } as const;
    const batch = new GuardedBatch().update(users, [id], { characterQuota }, user.version);
    // Admins who change their own quota: the update above already fails when their document has changed.
    if (id === admin.id) logAct(batch, actorOf(admin), act, now);
    else actAsAdmin(batch, admin, act, now);
    await batch.commit();
    return adminUserView({ id, data: { ...user.data, characterQuota } });
  });
};

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

export const listAuditLog: Handler<"listAuditLog"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.auditLog, query);
  const entries = rows.map(({ id, data: { at, actor, action, target, change } }) => ({
    id,
    at,
    actor,
    action,
    target,
    change,
  }));
  return { entries, ...page };
};
