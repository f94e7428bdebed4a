import { inviteRequests } from "domain/documents/inviteRequest";
import { AppError } from "domain/errors";
import { decideUpdateInviteRequest } from "domain/invitations/updateInviteRequest";
import { logAct, readActor } from "../admin/audit";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { adminInviteRequestView } from "./adminInviteRequestView";

export const updateInviteRequest: Handler<"updateInviteRequest"> = async ({ params, body, caller, now }) => {
  const actor = await readActor(caller);
  return retryOnConflict(async () => {
    const request = await readDocument(inviteRequests, params.id);
    if (request === undefined) throw new AppError("invite-request-not-found");
    const { id, data, version } = request;
    const changes = decideUpdateInviteRequest(data, body, actor, now);
    if (changes === undefined) return adminInviteRequestView(request);
    const target = { id, label: data.email };
    const change = changes.status && { from: data.status, to: changes.status };
    const batch = new GuardedBatch().update(inviteRequests, [id], changes, version);
    logAct(batch, actor, { action: "updateInviteRequest", target, ...(change && { change }) }, now);
    await batch.commit();
    return adminInviteRequestView({ id, data: { ...data, ...changes } });
  });
};
