import { campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import { decideRequestToJoin } from "domain/table/campaign/requestToJoin";
import type { Handler } from "../http/handler";
import { readMember } from "../members/readMember";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { readTogether } from "../store/readEach";
import { readInvite, requireInvitedCampaign } from "./readInvite";

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
