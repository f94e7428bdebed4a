import { decideRefuseJoinRequest } from "domain/campaign/refuseJoinRequest";
import { joinRequests } from "domain/documents/joinRequest";
import type { Handler } from "../http/handler";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { readCampaign } from "./readCampaign";

/** The request is read before the campaign: one that an approval took away leaves its player on the roster. */
export const refuseJoinRequest: Handler<"refuseJoinRequest"> = async ({ params, caller }) => {
  const { id, requestId } = params;
  await retryOnConflict(async () => {
    const waiting = await readDocument(joinRequests, id, requestId);
    const campaign = await readCampaign(params);
    const decision = decideRefuseJoinRequest(campaign.data, caller.uid, requestId, waiting?.data);
    if (decision === "settled" || waiting === undefined) return;
    await new GuardedBatch().delete(joinRequests, [id, requestId], waiting.version).commit();
  });
  return null;
};
