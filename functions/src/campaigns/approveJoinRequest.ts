import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { users } from "domain/documents/user";
import { decideApproveJoinRequest } from "domain/table/campaign/approveJoinRequest";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch, withMember } from "../store/guardedBatch";
import { readCampaign } from "../table/readCampaign";

/**
 * Deletes the pending request at the version that was read, so that of an approval and a refusal at the same
 * moment only one succeeds. The request is read before the campaign: when another tab approves it in between,
 * the campaign already lists the player. The campaign's update names no version, so that approvals of
 * different players do not conflict.
 */
export const approveJoinRequest: Handler<"approveJoinRequest"> = async ({ params, caller, now }) => {
  const { id, requestId } = params;
  await retryOnConflict(async () => {
    const pending = await readDocument(joinRequests, id, requestId);
    const [campaign, requester] = await Promise.all([readCampaign(params), readDocument(users, requestId)]);
    const decision = decideApproveJoinRequest(
      campaign.data,
      caller.uid,
      requestId,
      pending?.data,
      requester?.data,
      now,
    );
    const batch = new GuardedBatch();
    if (pending !== undefined) batch.delete(joinRequests, [id, requestId], pending.version);
    if (decision.kind === "approved") {
      batch
        .update(campaigns, [id], { memberIds: withMember(requestId), updatedAt: now })
        .set(members, [id, requestId], decision.member);
    }
    await batch.commit();
  });
  return null;
};
