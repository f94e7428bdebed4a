import { decideRequestToJoin } from "domain/campaign/requestToJoin";
import { campaignInvites } from "domain/documents/campaignInvite";
import { joinRequests } from "domain/documents/joinRequest";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { readMember } from "../members/readMember";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { readInvite, readInvitedCampaign } from "./readInvite";

/** The waiting request is read before the campaign: one that an approval took away leaves its player on the roster. */
export const requestToJoin: Handler<"requestToJoin"> = async ({ params, body, caller, now }) => {
  await limitRate("requestToJoin", caller.uid, now);
  const token = body.token.trim();
  return retryOnConflict(async () => {
    const invite = await readInvite(params.system, token);
    const place: [string, string] = [invite.campaignId, caller.uid];
    const waiting = await readDocument(joinRequests, ...place);
    const [campaign, { name }] = await Promise.all([readInvitedCampaign(invite), readMember(caller.uid)]);
    const { request } = decideRequestToJoin(campaign.data, { uid: caller.uid, name }, waiting?.data, now);
    const batch = new GuardedBatch();
    // Changes nothing, but fails when the link was renewed meanwhile: a dead link admits nobody.
    batch.update(campaignInvites, [token], { campaignId: campaign.id });
    if (waiting === undefined) batch.create(joinRequests, place, request);
    else batch.update(joinRequests, place, request, waiting.version);
    await batch.commit();
    return { status: "pending", campaign: { id: campaign.id, name: campaign.data.name } };
  });
};
