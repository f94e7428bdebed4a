import type { CampaignDocument } from "../../documents/campaign";
import type { JoinRequestDocument } from "../../documents/joinRequest";
import { compareFrench } from "../../values/text/compareFrench";
import type { CampaignSummary } from "./campaignSummary";

/** A campaign in the list of one of its members, MJ or player. */
export function summariseCampaign(
  id: string,
  { name, system, mj, description, vttStatus, settings }: CampaignDocument,
  uid: string,
): CampaignSummary {
  return {
    id,
    title: name,
    game: system,
    role: mj.uid === uid ? "mj" : "player",
    membershipStatus: "member",
    dm: mj.name,
    description,
    vttStatus,
    settings,
  };
}

/** A campaign in the list of somebody whose join request is pending; only its name is known to them. */
export function summariseJoinRequest(
  campaignId: string,
  { campaignName, system }: Pick<JoinRequestDocument, "campaignName" | "system">,
): CampaignSummary {
  return {
    id: campaignId,
    title: campaignName,
    game: system,
    role: "player",
    membershipStatus: "pending",
    dm: "",
  };
}

/** The sources of a member's campaign list; a live part is undefined until its listener has delivered. */
export interface KnownCampaigns {
  readonly uid: string;
  readonly listed: readonly CampaignSummary[];
  readonly live: readonly (CampaignDocument & { readonly id: string })[] | undefined;
  readonly requests: readonly (JoinRequestDocument & { readonly campaignId: string })[] | undefined;
}

/**
 * The member's campaigns, by title in French order, pending requests last. Live data replaces listed data. A
 * campaign that lists the member is not shown as pending, in whichever order the two listeners deliver.
 */
export function mergeCampaigns({ uid, listed, live, requests }: KnownCampaigns): CampaignSummary[] {
  const joined =
    live?.map(({ id, ...campaign }) => summariseCampaign(id, campaign, uid)) ??
    listed.filter(({ membershipStatus }) => membershipStatus === "member");
  const pending =
    requests?.map(({ campaignId, ...request }) => summariseJoinRequest(campaignId, request)) ??
    listed.filter(({ membershipStatus }) => membershipStatus === "pending");
  const joinedIds = new Set(joined.map(({ id }) => id));
  return [...joined.toSorted(byTitle), ...pending.filter(({ id }) => !joinedIds.has(id)).toSorted(byTitle)];
}

const byTitle = (a: CampaignSummary, b: CampaignSummary) => compareFrench(a.title, b.title);
