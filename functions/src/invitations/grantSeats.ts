import { randomUUID } from "node:crypto";
import { campaigns } from "domain/documents/campaign";
import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { notifications } from "domain/documents/notification";
import { newInviteCode } from "domain/members/invitations/generation";
import { decideGrantSeats } from "domain/members/invitations/seats";
import { seatsDecidedNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import { actAsAdmin, actorOf, readActingAdmin } from "../audit/audit";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { seatCodesOf } from "../store/queries";
import { cryptoSource } from "../table/cryptoSource";
import { adminInviteRequestView } from "./inviteRequests";

/**
 * Guarded by the request's version: of two admins at the same moment, one grants. The campaign is read in between and
 * must not end meanwhile, or its codes would outlive it.
 */
export const grantSeats: Handler<"grantSeats"> = async ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const admin = await readActingAdmin(caller);
    const request = await readDocument(inviteRequests, params.id);
    const campaignId = request?.data.seats?.campaignId;
    if (request === undefined || campaignId === undefined) throw new AppError("invite-request-not-found");
    const { id, data, version } = request;
    const [campaign, codes] = await Promise.all([
      readDocument(campaigns, campaignId),
      seatCodesOf(campaignId),
    ]);
    if (campaign === undefined) throw new AppError("campaign-not-found");
    const made = codes.map((code) => code.data);
    const decision = decideGrantSeats(data, made, () => newInviteCode(cryptoSource), actorOf(admin), now);
    if (decision === undefined) return { request: adminInviteRequestView(request) };
    const { changes, invites: granted } = decision;
    const batch = new GuardedBatch().update(inviteRequests, [id], changes, version);
    for (const invite of granted) batch.create(invites, [invite.code], invite);
    const { recipientUid, notification } = seatsDecidedNotice(campaignId, campaign.data, granted.length, now);
    batch
      .requireUnchanged(campaigns, [campaignId], campaign.version)
      .create(notifications, [recipientUid, randomUUID()], notification);
    const target = { id, label: campaign.data.name };
    actAsAdmin(batch, admin, { action: "grantSeats", target }, now);
    await batch.commit();
    return { request: adminInviteRequestView({ id, data: { ...data, ...changes } }) };
  });
