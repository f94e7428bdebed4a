import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { AppError } from "domain/errors";
import { newInviteCode } from "domain/invitations/generation";
import { decideInviteFromRequest } from "domain/invitations/inviteFromRequest";
import { logAct, readActor } from "../admin/audit";
import type { Handler } from "../http/handler";
import { cryptoSource } from "../rolls/cryptoSource";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminInviteRequestView } from "./adminInviteRequestView";
import { adminInviteView } from "./adminInviteView";

/** Guarded by the request's version: of two admins at once, the second gets the code that the first made. */
export const inviteFromRequest: Handler<"inviteFromRequest"> = async ({ params, caller, now }) => {
  const actor = await readActor(caller);
  return retryOnConflict(async () => {
    const request = await readDocument(inviteRequests, params.id);
    if (request === undefined) throw new AppError("invite-request-not-found");
    const { id, data, version } = request;
    const made = data.inviteCode === undefined ? undefined : await readDocument(invites, data.inviteCode);
    const decision = decideInviteFromRequest(data, made?.data, newInviteCode(cryptoSource), actor, now);
    const { invite, changes } = decision;
    if (changes !== undefined) {
      const target = { id, label: data.email };
      const change = { from: data.status, to: "processed" };
      const batch = new GuardedBatch().update(inviteRequests, [id], changes, version);
      logAct(batch, actor, { action: "inviteFromRequest", target, change }, now);
      if (decision.kind === "new") batch.create(invites, [invite.code], invite);
      await batch.commit();
    }
    return {
      request: adminInviteRequestView({ id, data: { ...data, ...changes } }),
      invite: adminInviteView(invite),
    };
  });
};
