import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CampaignInviteDocument, campaignInvites } from "domain/documents/campaignInvite";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

/** The invite link with this token. Throws `join-link-invalid` when this system has none. */
export async function readInvite(system: string, token: string): Promise<Stored<CampaignInviteDocument>> {
  const invite = await readDocument(campaignInvites, token);
  if (invite === undefined || invite.data.system !== system) throw new AppError("join-link-invalid");
  return invite;
}

/** Throws `join-link-invalid` when the campaign is gone. */
export async function readInvitedCampaign({
  campaignId,
}: CampaignInviteDocument): Promise<Stored<CampaignDocument>> {
  const campaign = await readDocument(campaigns, campaignId);
  if (campaign === undefined) throw new AppError("join-link-invalid");
  return campaign;
}
