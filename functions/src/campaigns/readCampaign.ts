import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

/**
 * The campaign with this id. Throws `campaign-not-found` when it does not exist or belongs to another system.
 */
export async function readCampaign(params: {
  system: string;
  id: string;
}): Promise<Stored<CampaignDocument>> {
  return requireCampaign(params, await readDocument(campaigns, params.id));
}

/** The same check for a campaign that was read together with other documents. */
function requireCampaign(
  params: { system: string },
  campaign: Stored<CampaignDocument> | undefined,
): Stored<CampaignDocument> {
  if (campaign?.data.system !== params.system) throw new AppError("campaign-not-found");
  return campaign;
}
