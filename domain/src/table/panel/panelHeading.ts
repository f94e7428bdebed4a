import type { SystemPreset } from "../../game/preset";
import type { CampaignPage } from "../campaign/campaignPage";

/** Product §2: the campaign's name, or its game's fallback. */
export function panelTitle({ givenName }: Pick<CampaignPage, "givenName">, preset: SystemPreset): string {
  return givenName ?? preset.campaignNameFallback;
}

/** Product §2: the label of the account link: the MJ's name, or 'Compte'. */
export function accountLabel({ mj }: Pick<CampaignPage, "mj">): string {
  return mj.givenName ?? "Compte";
}
