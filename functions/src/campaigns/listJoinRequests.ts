import { requireAuthority } from "domain/table/campaign/authority";
import type { Handler } from "../http/handler";
import { joinRequestsTo } from "../store/queries";
import { readCampaign } from "./readCampaign";

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
