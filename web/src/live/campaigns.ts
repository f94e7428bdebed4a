import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CampaignSecretDocument, campaignSecrets } from "domain/documents/campaignInvite";
import { type MemberDocument, members } from "domain/documents/member";
import { compareFrench } from "domain/values/text/compareFrench";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { merged } from "./merged";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

export type LiveCampaign = WithId<CampaignDocument>;
export type LiveMember = WithId<MemberDocument>;

/**
 * A campaign as its MJ and members see it change: name, settings, VTT, roster's ids. Null once it was deleted, failed
 * (`permission-denied`) for whoever is not, or no longer, at the table. Without an id it waits.
 */
export const useLiveCampaign = (campaignId: string | undefined): Live<LiveCampaign | null> =>
  useLive(liveDocument(campaigns, campaignId));

const byName = (lists: readonly (readonly LiveCampaign[] | undefined)[]): readonly LiveCampaign[] =>
  [...new Map(lists.flatMap((list) => list ?? []).map((campaign) => [campaign.id, campaign])).values()].sort(
    (a, b) => compareFrench(a.name, b.name),
  );

/** The campaigns that one runs or plays in, of every system, by name. */
export function useLiveCampaigns(): Live<readonly LiveCampaign[]> {
  const { uid } = useMember();
  const run = live(campaigns, [], { where: ["mj.uid", "==", uid] });
  const played = live(campaigns, [], { where: ["memberIds", "array-contains", uid] });
  return useMapped(useLive(merged([run, played], { partialOffline: true })), byName);
}

/** The players of a campaign (its MJ is not among them), those who joined first before. Without an id it waits. */
export const useLiveMembers = (campaignId: string | undefined): Live<readonly LiveMember[]> =>
  useLive(live(members, [campaignId], { order: ["joinedAt"] }));

/** The MJ's invite token: a link copied in one tab must not be the one that another tab has replaced. */
export const useCampaignInvite = (campaignId: string | undefined): Live<CampaignSecretDocument | null> =>
  useLive(liveDocument(campaignSecrets, campaignId));
