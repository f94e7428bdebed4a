import type { Role } from "domain/account/roles";
import { ADMIN_FAILURES, ADMIN_SUCCESSES, userDeletedMessage } from "domain/admin/messages";
import { requiredArgument } from "domain/admin/requiredArgument";
import { type AdminUser, deleteUser, updateUserQuota, updateUserRole } from "domain/api/admin";
import { useState } from "react";
import type { PagedList } from "../../../api/usePagedList";
import { call } from "../../../http/call";
import { serverSentence } from "../../../http/serverSentence";
import { toast } from "../../../ui/toast";

/** What an admin does to members; each act shows in the row once the server has done it. */
export function useUserActions({
  replace,
  refresh,
}: Pick<PagedList<AdminUser, string>, "replace" | "refresh">) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const act = async (uid: string, failure: string, work: () => Promise<string>): Promise<boolean> => {
    setBusy((others) => new Set(others).add(uid));
    try {
      toast("success", await work());
      return true;
    } catch (error) {
      toast("error", serverSentence(error, failure));
      refresh();
      return false;
    } finally {
      setBusy((others) => new Set([...others].filter((one) => one !== uid)));
    }
  };
  const show = (user: AdminUser) => replace((row) => (row.uid === user.uid ? user : row));

  return {
    isBusy: (uid: string) => busy.has(uid),
    giveRole: (uid: string, role: Role) =>
      act(uid, ADMIN_FAILURES.updateUserRole, async () => {
        const id = requiredArgument(uid, "missing-user-id");
        show(await call(updateUserRole, { params: { id }, body: { role } }));
        return ADMIN_SUCCESSES.updateUserRole;
      }),
    allow: (uid: string, characterQuota: number) =>
      act(uid, ADMIN_FAILURES.updateUserQuota, async () => {
        const id = requiredArgument(uid, "missing-user-id");
        show(await call(updateUserQuota, { params: { id }, body: { characterQuota } }));
        return ADMIN_SUCCESSES.updateUserQuota;
      }),
    remove: (uid: string, name: string) =>
      act(uid, ADMIN_FAILURES.deleteUser, async () => {
        await call(deleteUser, { params: { id: requiredArgument(uid, "missing-user-id") } });
        replace((row) => (row.uid === uid ? undefined : row));
        refresh();
        return userDeletedMessage(name);
      }),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
