import { viewerRole } from "domain/campaign/viewerRole";
import { campaignSecrets } from "domain/documents/campaignInvite";
import { AppError } from "domain/errors";
import type { Handler } from "../http/handler";
import { readIfValid } from "../store/firestore";
import { charactersAtTable, membersOf } from "../store/queries";
import { campaignView } from "./campaignView";
import { readCampaign } from "./readCampaign";

/** Answers `campaign-not-found` to strangers; reads the invite token for the MJ only. */
export const getCampaign: Handler<"getCampaign"> = async ({ params, caller }) => {
  const campaign = await readCampaign(params);
  const role = viewerRole(caller.uid, campaign.data);
  if (role === "none") throw new AppError("campaign-not-found");
  const [members, characters, secret] = await Promise.all([
    membersOf(campaign.id),
    charactersAtTable(campaign.id),
    role === "mj" ? readIfValid(campaignSecrets, campaign.id) : undefined,
  ]);
  return campaignView({ campaign, members, characters, inviteToken: secret?.data.token }, caller.uid);
};
