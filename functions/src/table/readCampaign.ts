import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { AppError } from "domain/values/errors";
import { type Stored, takeDocument } from "../store/firestore";
import type { Caller } from "../store/sessions";

/**
 * The campaign with this id, as read with the caller's session where it was. Throws `campaign-not-found` when it does not exist or belongs to another system.
 */
export async function readCampaign(
  params: { system: string; id: string },
  caller?: Pick<Caller, "ahead">,
): Promise<Stored<CampaignDocument>> {
  return requireCampaign(params, await takeDocument(caller?.ahead, campaigns, params.id));
}

/** The same check for a campaign that was read together with other documents. */
export function requireCampaign(
  params: { system: string },
  campaign: Stored<CampaignDocument> | undefined,
): Stored<CampaignDocument> {
  if (campaign?.data.system !== params.system) throw new AppError("campaign-not-found");
  return campaign;
}
