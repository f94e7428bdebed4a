import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CampaignInviteDocument, campaignInvites } from "domain/documents/campaignInvite";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

/** What an invite link opens in this system. Throws `join-link-invalid` when it opens nothing there. */
export async function readInvite(system: string, token: string): Promise<CampaignInviteDocument> {
  const invite = await readDocument(campaignInvites, token);
  if (invite === undefined || invite.data.system !== system) throw new AppError("join-link-invalid");
  return invite.data;
}

/** Throws `join-link-invalid` when the campaign is gone. */
export async function readInvitedCampaign(invite: CampaignInviteDocument): Promise<Stored<CampaignDocument>> {
  const campaign = await readDocument(campaigns, invite.campaignId);
  if (campaign === undefined) throw new AppError("join-link-invalid");
  return campaign;
}
