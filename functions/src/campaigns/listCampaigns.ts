import { isSystemId } from "domain/systems/systemIds";
import { compareFrench } from "domain/text/compareFrench";
import type { Handler } from "../http/handler";
import { campaignsPlayedBy, campaignsRunBy, joinRequestsOf } from "../store/queries";
import { campaignSummary, pendingSummary } from "./campaignView";

/** Reads the campaigns of one system that the caller runs or plays in, and the caller's waiting requests. */
export const listCampaigns: Handler<"listCampaigns"> = async ({ params: { system }, caller }) => {
  if (!isSystemId(system)) return [];
  const [run, played, waiting] = await Promise.all([
    campaignsRunBy(caller.uid, system),
    campaignsPlayedBy(caller.uid, system),
    joinRequestsOf(caller.uid),
  ]);
  const joined = new Map([...run, ...played].map((campaign) => [campaign.id, campaign]));
  const pending = waiting
    .filter(({ data, parentId }) => data.system === system && !joined.has(parentId ?? ""))
    .flatMap((request) => pendingSummary(request) ?? []);
  const mine = [...joined.values()].map((campaign) => campaignSummary(campaign, caller.uid));
  return [...mine, ...pending].toSorted((a, b) => compareFrench(a.title, b.title));
};
