import { mergeCampaigns } from "domain/table/campaign/campaignList";
import { isSystemId } from "domain/values/systemIds";
import type { Handler } from "../http/handler";
import { campaignsPlayedBy, campaignsRunBy, joinRequestsOf } from "../store/queries";

/**
 * Reads the campaigns of one system that the caller runs or plays in, and the caller's pending join requests.
 */
export const listCampaigns: Handler<"listCampaigns"> = async ({ params: { system }, caller }) => {
  if (!isSystemId(system)) return [];
  const [run, played, pending] = await Promise.all([
    campaignsRunBy(caller.uid, system),
    campaignsPlayedBy(caller.uid, system),
    joinRequestsOf(caller.uid),
  ]);
  const joined = new Map([...run, ...played].map(({ id, data }) => [id, { ...data, id }]));
  const requests = pending.flatMap(({ data, parentId }) =>
    data.system === system && parentId !== undefined ? [{ ...data, campaignId: parentId }] : [],
  );
  return mergeCampaigns({ uid: caller.uid, listed: [], live: [...joined.values()], requests });
};
