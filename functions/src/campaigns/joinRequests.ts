import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import { requireAuthority } from "domain/table/campaign/authority";
import { decideRefuseJoinRequest } from "domain/table/campaign/refuseJoinRequest";
import { decideRequestToJoin } from "domain/table/campaign/requestToJoin";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { joinRequestsTo } from "../store/queries";
import { readTogether } from "../store/readEach";
import { readCampaign } from "../table/readCampaign";
import { readInvite, requireInvitedCampaign } from "../table/readInvite";
import { readMember } from "../table/readMember";

/**
 * Reads the pending request and the campaign as they are at one moment: where an approval has deleted the request,
 * the campaign already lists the player as a member.
 */
export const requestToJoin: Handler<"requestToJoin"> = async ({ params, body, caller, now }) => {
  const token = body.token.trim();
  return retryOnConflict(async () => {
    const invite = await readInvite(params.system, token, caller);
    const ids: [string, string] = [invite.data.campaignId, caller.uid];
    const [[pending, found], { name }] = await Promise.all([
      readTogether([joinRequests, ids], [campaigns, [invite.data.campaignId]]),
      readMember(caller),
    ]);
    const campaign = requireInvitedCampaign(found);
    const { request } = decideRequestToJoin(campaign.data, { uid: caller.uid, name }, pending?.data, now);
    // A link that is renewed at the same moment admits nobody.
    const batch = new GuardedBatch().requireUnchanged(campaignInvites, [token], invite.version);
    if (pending === undefined) batch.create(joinRequests, ids, request);
    else batch.update(joinRequests, ids, request, pending.version);
    await batch.commit();
    return { status: "pending", campaign: { id: campaign.id, name: campaign.data.name } };
  });
};

/** Oldest first. */
export const listJoinRequests: Handler<"listJoinRequests"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  requireAuthority("listJoinRequests", caller.uid, campaign.data);
  const requests = await joinRequestsTo(campaign.id);
  return {
    requests: requests
      .map(({ id, data: { name, requestedAt } }) => ({ uid: id, name, requestedAt }))
      .toSorted((a, b) => a.requestedAt - b.requestedAt),
  };
};

/**
 * Reads the request before the campaign: when an approval deletes the request in between, the campaign
 * already lists the player as a member.
 */
export const refuseJoinRequest: Handler<"refuseJoinRequest"> = async ({ params, caller }) => {
  const { id, requestId } = params;
  await retryOnConflict(async () => {
    const pending = await readDocument(joinRequests, id, requestId);
    const campaign = await readCampaign(params);
    const decision = decideRefuseJoinRequest(campaign.data, caller.uid, requestId, pending?.data);
    if (decision === "settled" || pending === undefined) return;
    await new GuardedBatch().delete(joinRequests, [id, requestId], pending.version).commit();
  });
  return null;
};
