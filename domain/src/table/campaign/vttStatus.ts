import type { VttStatus } from "../../documents/campaign";
import type { CampaignSettings } from "../../game/campaignSettings";
import { paths } from "../../values/links/paths";
import { safeLink } from "../../values/links/safeLink";
import type { SystemId } from "../../values/systemIds";
import type { ViewerRole } from "./viewerRole";

export const VTT_ONLINE_LABEL = "VTT en ligne";
export const VTT_WAITING_LABEL = "En attente du MJ";
/** The MJ waits for nobody. */
export const VTT_OFFLINE_LABEL = "VTT hors ligne";

/** How the VTT of a campaign is, in words for whoever looks at the campaign. A sheet's button has its own (product §4). */
export const vttLabel = (online: boolean, role: ViewerRole): string =>
  online ? VTT_ONLINE_LABEL : role === "mj" ? VTT_OFFLINE_LABEL : VTT_WAITING_LABEL;

/** A closed VTT, as the server stores it. */
export function offlineVtt(now: number): VttStatus {
  return { status: "offline", active: false, updatedAt: now };
}

/** Product §4: online when the status says so, or when there is no status and `active` is true. */
export function isVttOnline(vttStatus: VttStatus | undefined): boolean {
  return vttStatus?.status === undefined ? vttStatus?.active === true : vttStatus.status === "online";
}

/** Product §4: `{host}/session/{campaignId}?system=…`, the session's address when the status has none. */
export function defaultJoinUrl(vttHost: string, campaignId: string, system: SystemId): string {
  return vttHost.replace(/\/+$/, "") + paths.room(campaignId, system);
}

/** The fields of a campaign that its VTT buttons need. `vttHost` is undefined when none is configured. */
export interface VttCampaign {
  readonly id: string;
  readonly system: SystemId;
  readonly settings: Pick<CampaignSettings, "useVtt">;
  readonly vttStatus?: VttStatus | undefined;
}

/** The address of a session: the status's own one when it is safe, else the default. */
function vttJoinUrl(campaign: VttCampaign, vttHost: string | undefined): string | undefined {
  const own = safeLink(campaign.vttStatus?.joinUrl);
  const fallback = vttHost && safeLink(defaultJoinUrl(vttHost, campaign.id, campaign.system));
  return own?.href ?? (fallback ? fallback.href : undefined);
}

/** A join button: a link, or disabled while the MJ has not opened the VTT. */
export type VttJoinState =
  | { readonly enabled: true; readonly label: typeof VTT_ONLINE_LABEL; readonly href: string }
  | { readonly enabled: false; readonly label: typeof VTT_WAITING_LABEL };

const WAITING: VttJoinState = { enabled: false, label: VTT_WAITING_LABEL };

/**
 * Product §4, both pages: a player may join when there is a campaign (a sheet's character may be linked to
 * none), it uses the VTT, the MJ has opened it, and an address is known.
 */
export function vttJoinState(campaign: VttCampaign | undefined, vttHost: string | undefined): VttJoinState {
  if (!campaign?.settings.useVtt || !isVttOnline(campaign.vttStatus)) return WAITING;
  const href = vttJoinUrl(campaign, vttHost);
  return href === undefined ? WAITING : { enabled: true, label: VTT_ONLINE_LABEL, href };
}

/**
 * The address that the MJ opens (product §4): always the default address of the campaign's session. Undefined
 * when no safe host is configured; the screen then shows 'URL de session VTT indisponible.'
 */
export function vttLaunchUrl(
  campaign: Pick<VttCampaign, "id" | "system">,
  vttHost: string | undefined,
): string | undefined {
  return vttHost ? safeLink(defaultJoinUrl(vttHost, campaign.id, campaign.system))?.href : undefined;
}
