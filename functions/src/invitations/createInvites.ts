import { invites } from "domain/documents/invite";
import { newInviteCode } from "domain/members/invitations/generation";
import { newInvite } from "domain/members/invitations/newInvite";
import { plural } from "domain/values/text/plural";
import { actAsAdmin, readActingAdmin } from "../admin/audit";
import type { Handler } from "../http/handler";
import { cryptoSource } from "../rolls/cryptoSource";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { adminInviteView } from "./adminInviteView";

/** Creates all codes or none; when one exists already (one chance in 2⁶⁰), all are drawn again. */
export const createInvites: Handler<"createInvites"> = async ({ body, caller, now }) => {
  return retryOnConflict(async () => {
    const admin = await readActingAdmin(caller);
    const made = Array.from({ length: body.count }, () =>
      newInvite(newInviteCode(cryptoSource), body.note, now),
    );
    const batch = new GuardedBatch();
    for (const invite of made) batch.create(invites, [invite.code], invite);
    // How many, not which: clients read the log, and whoever knows a code can use it.
    const target = { id: "", label: `${made.length} ${plural(made.length, "code", "codes")}` };
    actAsAdmin(batch, admin, { action: "createInvites", target }, now);
    await batch.commit();
    return { invites: made.map(adminInviteView) };
  });
};
