import { decideRequestToJoin } from "domain/campaign/requestToJoin";
import { campaignInvites } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import type { Handler } from "../http/handler";
import { readMember } from "../members/readMember";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { readInvite, readInvitedCampaign } from "./readInvite";

/**
 * Reads the pending request before the campaign: when an approval deletes the request in between, the
 * campaign already lists the player as a member.
 */
export const requestToJoin: Handler<"requestToJoin"> = async ({ params, body, caller, now }) => {
  const token = body.token.trim();
  return retryOnConflict(async () => {
    const invite = await readInvite(params.system, token);
    const ids: [string, string] = [invite.data.campaignId, caller.uid];
    const pending = await readDocument(joinRequests, ...ids);
    const [campaign, { name }] = await Promise.all([readInvitedCampaign(invite.data), readMember(caller)]);
    const { request } = decideRequestToJoin(campaign.data, { uid: caller.uid, name }, pending?.data, now);
    // A link that is renewed at the same moment admits nobody.
    const batch = new GuardedBatch().requireUnchanged(campaignInvites, [token], invite.version);
    if (pending === undefined) batch.create(joinRequests, ids, request);
    else batch.update(joinRequests, ids, request, pending.version);
    await batch.commit();
    return { status: "pending", campaign: { id: campaign.id, name: campaign.data.name } };
  });
};
