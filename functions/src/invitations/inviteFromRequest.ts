import { invites } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { maskEmail } from "domain/members/account/email";
import { newInviteCode } from "domain/members/invitations/generation";
import { decideInviteFromRequest } from "domain/members/invitations/inviteFromRequest";
import { AppError } from "domain/values/errors";
import { actAsAdmin, actorOf, readActingAdmin } from "../audit/audit";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { requireInvitesForRequest } from "../store/queries";
import { cryptoSource } from "../table/cryptoSource";
import { adminInviteRequestView } from "./inviteRequests";
import { adminInviteView } from "./invites";

/**
 * Guarded by the request's version: of two admins at the same moment, the second one gets the code that the
 * first one made.
 */
export const inviteFromRequest: Handler<"inviteFromRequest"> = async ({ params, caller, now }) =>
  retryOnConflict(async () => {
    const admin = await readActingAdmin(caller);
    const request = await readDocument(inviteRequests, params.id);
    if (request === undefined || request.data.seats !== undefined)
      throw new AppError("invite-request-not-found");
    const { id, data, version } = request;
    const made = await requireInvitesForRequest(id);
    const codes = made.map((one) => one.data);
    const decision = decideInviteFromRequest(
      request,
      codes,
      newInviteCode(cryptoSource),
      actorOf(admin),
      now,
    );
    const { kind, invite, changes } = decision;
    if (changes !== undefined) {
      const target = { id, label: maskEmail(data.email) };
      const change = changes.status && { from: data.status, to: changes.status };
      const batch = new GuardedBatch().update(inviteRequests, [id], changes, version);
      const earlier = made.find((one) => one.id === invite.code);
      if (kind === "new") batch.create(invites, [invite.code], invite);
      if (kind === "enabled") {
        batch.update(invites, [invite.code], { disabled: undefined }, earlier?.version);
      }
      actAsAdmin(batch, admin, { action: "inviteFromRequest", target, ...(change && { change }) }, now);
      await batch.commit();
    }
    return {
      request: adminInviteRequestView({ id, data: { ...data, ...changes } }),
      invite: adminInviteView(invite),
    };
  });
