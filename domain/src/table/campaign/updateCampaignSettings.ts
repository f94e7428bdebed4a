import type { CampaignDocument, VttStatus } from "../../documents/campaign";
import type { CampaignSettings } from "../../game/campaignSettings";
import { requireAuthority } from "./authority";
import { isVttOnline, offlineVtt } from "./vttStatus";

/** The body of `updateCampaignSettings`: what it does not name stays. */
export type SettingsChange = Omit<CampaignSettings, "askForRareItems"> & {
  readonly askForRareItems?: boolean | undefined;
};

/**
 * The MJ changes the settings. Turning the VTT off closes it (product §4). Throws `forbidden` for anyone but
 * the MJ.
 */
export function decideUpdateCampaignSettings(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "settings" | "vttStatus">,
  callerUid: string,
  { askForRareItems = campaign.settings.askForRareItems, ...settings }: SettingsChange,
  now: number,
): { settings: CampaignSettings; vttStatus: VttStatus } {
  requireAuthority("updateCampaignSettings", callerUid, campaign);
  return {
    settings: { ...settings, askForRareItems },
    // Its moment is that of a change: an evening whose VTT was stopped says so.
    vttStatus: settings.useVtt || !isVttOnline(campaign.vttStatus) ? campaign.vttStatus : offlineVtt(now),
  };
}
