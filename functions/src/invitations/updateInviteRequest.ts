import { randomUUID } from "node:crypto";
import { campaigns } from "domain/documents/campaign";
import { invites } from "domain/documents/invite";
import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { notifications } from "domain/documents/notification";
import { maskEmail } from "domain/members/account/email";
import { codesToDisable } from "domain/members/invitations/inviteFromRequest";
import { codesOfRequest } from "domain/members/invitations/seats";
import { decideUpdateInviteRequest } from "domain/members/invitations/updateInviteRequest";
import { seatsDecidedNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import { actAsAdmin, actorOf, readActingAdmin } from "../audit/audit";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { requireInvitesForRequest, seatCodesOf } from "../store/queries";
import { adminInviteRequestView } from "./inviteRequests";

/** The codes that were made for a request, which its refusal disables. */
const codesOf = async (id: string, request: InviteRequestDocument) =>
  request.seats === undefined
    ? requireInvitesForRequest(id)
    : codesOfRequest(request, await seatCodesOf(request.seats.campaignId));

export const updateInviteRequest: Handler<"updateInviteRequest"> = async ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const admin = await readActingAdmin(caller);
    const request = await readDocument(inviteRequests, params.id);
    if (request === undefined) throw new AppError("invite-request-not-found");
    const { id, data, version } = request;
    const changes = decideUpdateInviteRequest(data, body, actorOf(admin), now);
    if (changes === undefined) return adminInviteRequestView(request);
    const target = { id, label: maskEmail(data.email) };
    const change = changes.status && { from: data.status, to: changes.status };
    const batch = new GuardedBatch().update(inviteRequests, [id], changes, version);
    const made = changes.status === undefined ? [] : await codesOf(id, data);
    for (const code of codesToDisable(changes, made)) {
      batch.update(invites, [code.id], { disabled: true }, code.version);
    }
    const campaign = data.seats && (await readDocument(campaigns, data.seats.campaignId));
    if (campaign && changes.status === "refused") {
      const notice = seatsDecidedNotice(campaign.id, campaign.data, undefined, now);
      batch.create(notifications, [notice.recipientUid, randomUUID()], notice.notification);
    }
    actAsAdmin(batch, admin, { action: "updateInviteRequest", target, ...(change && { change }) }, now);
    await batch.commit();
    return adminInviteRequestView({ id, data: { ...data, ...changes } });
  });
