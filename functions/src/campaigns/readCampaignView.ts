import type { CampaignView } from "domain/api/campaigns";
import type { CampaignDocument } from "domain/documents/campaign";
import { campaignSecrets } from "domain/documents/campaignInvite";
import { viewerRole } from "domain/table/campaign/viewerRole";
import { AppError } from "domain/values/errors";
import { charactersAtTable } from "../store/characterQueries";
import { type Identified, readIfValid } from "../store/firestore";
import { membersOf } from "../store/queries";
import { readPlayStates } from "../table/playStates";
import { campaignView } from "./campaignView";

/**
 * The campaign with its people and characters, as `uid` may see it: the invite token for the MJ only. Throws
 * `campaign-not-found` for strangers.
 */
export async function readCampaignView(
  campaign: Identified<CampaignDocument>,
  uid: string,
  now: number,
): Promise<CampaignView> {
  const role = viewerRole(uid, campaign.data);
  if (role === "none") throw new AppError("campaign-not-found");
  const [members, characters, secret] = await Promise.all([
    membersOf(campaign.id),
    charactersAtTable(campaign.id),
    role === "mj" ? readIfValid(campaignSecrets, campaign.id) : undefined,
  ]);
  const playStates = await readPlayStates(characters, now);
  return campaignView({ campaign, members, characters, playStates, inviteToken: secret?.data.token }, uid);
}
