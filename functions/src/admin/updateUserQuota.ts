import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminUserView } from "./adminUserView";
import { logAct, readActor } from "./audit";

/** A quota below what somebody has takes nothing away: they can make no more until they have less. */
export const updateUserQuota: Handler<"updateUserQuota"> = async ({ params: { id }, body, caller, now }) => {
  const actor = await readActor(caller);
  const { characterQuota } = body;
  return retryOnConflict(async () => {
    const user = await readDocument(users, id);
    if (user === undefined) throw new AppError("user-not-found");
    const { name, characterQuota: earlier } = user.data;
    if (earlier === characterQuota) return adminUserView(user);
    const target = { id, label: name };
    const change = { from: String(earlier), to: String(characterQuota) };
    const batch = new GuardedBatch().update(users, [id], { characterQuota }, user.version);
    logAct(batch, actor, { action: "updateUserQuota", target, change }, now);
    await batch.commit();
    return adminUserView({ id, data: { ...user.data, characterQuota } });
  });
};
