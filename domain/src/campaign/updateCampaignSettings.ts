import type { CampaignDocument, CampaignSettings, VttStatus } from "../documents/campaign";
import { requireAuthority } from "./authority";
import { offlineVtt } from "./vttStatus";

/**
 * The MJ changes the settings. Turning the VTT off closes it (product §4). Throws `forbidden` for anyone but
 * the MJ.
 */
export function decideUpdateCampaignSettings(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "vttStatus">,
  callerUid: string,
  settings: CampaignSettings,
  now: number,
): { settings: CampaignSettings; vttStatus: VttStatus } {
  requireAuthority("updateCampaignSettings", callerUid, campaign);
  return { settings, vttStatus: settings.useVtt ? campaign.vttStatus : offlineVtt(now) };
}
