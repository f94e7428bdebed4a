import { decideApproveJoinRequest } from "domain/campaign/approveJoinRequest";
import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { users } from "domain/documents/user";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict, withMember } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/**
 * The waiting request decides: whoever approves takes it away at the version they read, so of an approval and a
 * refusal at once only one finds it. It is read before the campaign: one that another tab approved shows there. Approvals of different players do not wait for each other.
 */
export const approveJoinRequest: Handler<"approveJoinRequest"> = async ({ params, caller, now }) => {
  const { id, requestId } = params;
  await retryOnConflict(async () => {
    const waiting = await readDocument(joinRequests, id, requestId);
    const [campaign, requester] = await Promise.all([readCampaign(params), readDocument(users, requestId)]);
    const decision = decideApproveJoinRequest(
      campaign.data,
      caller.uid,
      requestId,
      waiting?.data,
      requester?.data,
      now,
    );
    const batch = new GuardedBatch();
    if (waiting !== undefined) batch.delete(joinRequests, [id, requestId], waiting.version);
    if (decision.kind === "approved") {
      batch
        .update(campaigns, [id], { memberIds: withMember(requestId), updatedAt: now })
        .set(members, [id, requestId], decision.member);
    }
    await batch.commit();
  });
  return null;
};
