import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { campaignInvites } from "domain/documents/campaignInvite";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

/** The campaign that an invite link opens. Throws `join-link-invalid` for any token that opens none in this system. */
export async function readInvitedCampaign(system: string, token: string): Promise<Stored<CampaignDocument>> {
  const invite = await readDocument(campaignInvites, token);
  const campaign = invite && (await readDocument(campaigns, invite.data.campaignId));
  if (campaign === undefined || campaign.data.system !== system) throw new AppError("join-link-invalid");
  return campaign;
}
