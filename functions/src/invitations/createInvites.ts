import { invites } from "domain/documents/invite";
import { newInviteCode } from "domain/invitations/generation";
import { newInvite } from "domain/invitations/newInvite";
import { logAct, readActor } from "../admin/audit";
import type { Handler } from "../http/handler";
import { cryptoSource } from "../rolls/cryptoSource";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { adminInviteView } from "./adminInviteView";

/** All of them or none; a code that exists already (one chance in 2⁶⁰) makes the lot be drawn again. */
export const createInvites: Handler<"createInvites"> = async ({ body, caller, now }) => {
  const actor = await readActor(caller);
  return retryOnConflict(async () => {
    const made = Array.from({ length: body.count }, () =>
      newInvite(newInviteCode(cryptoSource), body.note, now),
    );
    const codes = made.map(({ code }) => code);
    const batch = new GuardedBatch();
    for (const invite of made) batch.create(invites, [invite.code], invite);
    const target = { id: codes[0] ?? "", label: codes.join(", ") };
    logAct(batch, actor, { action: "createInvites", target }, now);
    await batch.commit();
    return { invites: made.map(adminInviteView) };
  });
};
