import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CampaignInviteDocument, campaignInvites } from "domain/documents/campaignInvite";
import { AppError } from "domain/values/errors";
import { readDocument, type Stored, takeDocument } from "../store/firestore";
import type { Caller } from "../store/sessions";

/**
 * The invite link with this token, as read with the caller's session where it was. Throws `join-link-invalid` when
 * this system has none.
 */
export async function readInvite(
  system: string,
  token: string,
  caller?: Pick<Caller, "ahead">,
): Promise<Stored<CampaignInviteDocument>> {
  const invite = await takeDocument(caller?.ahead, campaignInvites, token);
  if (invite === undefined || invite.data.system !== system) throw new AppError("join-link-invalid");
  return invite;
}

/** Throws `join-link-invalid` when the campaign is gone. */
export async function readInvitedCampaign({
  campaignId,
}: CampaignInviteDocument): Promise<Stored<CampaignDocument>> {
  return requireInvitedCampaign(await readDocument(campaigns, campaignId));
}

/** The same check for a campaign that was read together with other documents. */
export function requireInvitedCampaign(
  campaign: Stored<CampaignDocument> | undefined,
): Stored<CampaignDocument> {
  if (campaign === undefined) throw new AppError("join-link-invalid");
  return campaign;
}
