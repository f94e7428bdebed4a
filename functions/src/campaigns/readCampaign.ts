import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

/** The campaign that an address names. One of another system is not there: `campaign-not-found`. */
export async function readCampaign(params: {
  system: string;
  id: string;
}): Promise<Stored<CampaignDocument>> {
  return requireCampaign(params, await readDocument(campaigns, params.id));
}

/** The same for a campaign that was read beside other documents. */
export function requireCampaign(
  params: { system: string },
  campaign: Stored<CampaignDocument> | undefined,
): Stored<CampaignDocument> {
  if (campaign?.data.system !== params.system) throw new AppError("campaign-not-found");
  return campaign;
}
