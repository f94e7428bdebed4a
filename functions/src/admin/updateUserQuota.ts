import { users } from "domain/documents/user";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminUserView } from "./adminUserView";
import { actAsAdmin, actorOf, logAct, readActingAdmin } from "./audit";

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
