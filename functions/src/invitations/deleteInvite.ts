import { invites } from "domain/documents/invite";
import { AppError } from "domain/values/errors";
import { normaliseInviteCode } from "domain/values/inviteCode";
import { actAsAdmin, readActingAdmin } from "../admin/audit";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";

/** Deletes at the version that was read: a code that somebody uses at the same moment is read again. */
export const deleteInvite: Handler<"deleteInvite"> = async ({ params, query, caller, now }) => {
  const code = normaliseInviteCode(params.code);
  await retryOnConflict(async () => {
    const [admin, invite] = await Promise.all([readActingAdmin(caller), readDocument(invites, code)]);
    if (invite === undefined) throw new AppError("invite-invalid");
    if (String(query.unusedOnly) === "true" && invite.data.used) throw new AppError("invite-used");
    const target = { id: code, label: code };
    const batch = new GuardedBatch().delete(invites, [code], invite.version);
    actAsAdmin(batch, admin, { action: "deleteInvite", target }, now);
    await batch.commit();
  });
  return null;
};
