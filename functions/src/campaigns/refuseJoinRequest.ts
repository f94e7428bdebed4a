import { joinRequests } from "domain/documents/joinRequest";
import { decideRefuseJoinRequest } from "domain/table/campaign/refuseJoinRequest";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

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
