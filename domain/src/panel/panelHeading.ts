import { type CampaignPage, UNNAMED_CAMPAIGN, UNNAMED_MJ } from "../campaign/campaignPage";
import type { SystemPreset } from "../systems/preset";

/** Product §2: the campaign's name, or its game's fallback. */
export function panelTitle({ name }: Pick<CampaignPage, "name">, preset: SystemPreset): string {
  return name === UNNAMED_CAMPAIGN ? preset.campaignNameFallback : name;
}

/** Product §2: the label of the account link: the MJ's name, or 'Compte'. */
export function accountLabel({ mj }: Pick<CampaignPage, "mj">): string {
  return mj.name === UNNAMED_MJ ? "Compte" : mj.name;
}
