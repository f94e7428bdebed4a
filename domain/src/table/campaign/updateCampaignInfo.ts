import type { CampaignDocument } from "../../documents/campaign";
import { AppError } from "../../values/errors";
import { checkName, nameRules, normaliseName } from "../../values/text/name";
import { numberText } from "../../values/text/typedNumber";
import { requireAuthority } from "./authority";

export const CAMPAIGN_NAME_MAX = 120;
export const CAMPAIGN_DESCRIPTION_MAX = 5000;
const CAMPAIGN_NAME = nameRules("Le nom de la campagne", CAMPAIGN_NAME_MAX);

export interface CampaignInfo {
  readonly name: string;
  readonly description: string;
}

/** The form in which name and description are stored. */
export function trimInfo({ name, description }: CampaignInfo): CampaignInfo {
  return { name: normaliseName(name), description: description.trim() };
}

/** Product §5: saving without a change only shows a success. */
export function isSameInfo(a: CampaignInfo, b: CampaignInfo): boolean {
  return a.name === b.name && a.description === b.description;
}

/** Throws `empty-campaign-name`, or `invalid-input` naming the field that is too long or has a forbidden
 * character. */
export function requireCampaignInfo({ name, description }: CampaignInfo): void {
  if (name === "") throw new AppError("empty-campaign-name");
  const problem = checkName(name, CAMPAIGN_NAME);
  if (problem !== undefined) throw new AppError("invalid-input", { sentence: problem });
  if (description.length > CAMPAIGN_DESCRIPTION_MAX) {
    const sentence = `La description ne doit pas dépasser ${numberText(CAMPAIGN_DESCRIPTION_MAX)} caractères.`;
    throw new AppError("invalid-input", { sentence });
  }
}

/**
 * The MJ changes the name or the description: gives what to store, and whether anything changed. Throws
 * `forbidden` for anyone but the MJ, and what `requireCampaignInfo` throws.
 */
export function decideUpdateCampaignInfo(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "name" | "description">,
  callerUid: string,
  typed: CampaignInfo,
): { info: CampaignInfo; changed: boolean } {
  requireAuthority("updateCampaignInfo", callerUid, campaign);
  const info = trimInfo(typed);
  requireCampaignInfo(info);
  return { info, changed: !isSameInfo(info, campaign) };
}
