import type { CampaignSummary } from "../api/campaigns";
import type { CampaignDocument } from "../documents/campaign";
import type { JoinRequestDocument } from "../documents/joinRequest";
import { compareFrench } from "../text/compareFrench";

/** One line of `/game` for someone at the table: its MJ or one of its players. */
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

/** One line of `/game` for someone who waits at the door, and is told nothing but the campaign's name. */
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

/** What is known of a member's campaigns; a live part is undefined until its listener has spoken. */
export interface KnownCampaigns {
  readonly uid: string;
  readonly listed: readonly CampaignSummary[];
  readonly live: readonly (CampaignDocument & { readonly id: string })[] | undefined;
  readonly requests: readonly (JoinRequestDocument & { readonly campaignId: string })[] | undefined;
}

/**
 * The member's campaigns, by title in French order, those they wait to join last. What is live wins over what was
 * listed. Whoever is at the table no longer waits, whichever of the two listeners is told first.
 */
export function mergeCampaigns({ uid, listed, live, requests }: KnownCampaigns): CampaignSummary[] {
  const joined =
    live?.map(({ id, ...campaign }) => summariseCampaign(id, campaign, uid)) ??
    listed.filter(({ membershipStatus }) => membershipStatus === "member");
  const waiting =
    requests?.map(({ campaignId, ...request }) => summariseJoinRequest(campaignId, request)) ??
    listed.filter(({ membershipStatus }) => membershipStatus === "pending");
  const joinedIds = new Set(joined.map(({ id }) => id));
  return [...joined.toSorted(byTitle), ...waiting.filter(({ id }) => !joinedIds.has(id)).toSorted(byTitle)];
}

const byTitle = (a: CampaignSummary, b: CampaignSummary) => compareFrench(a.title, b.title);
