import type { CampaignDocument, VttStatus } from "../../documents/campaign";
import { AppError } from "../../values/errors";
import { safeLink } from "../../values/links/safeLink";
import { requireAuthority } from "./authority";
import { offlineVtt } from "./vttStatus";

/** The body of `setVttStatus` (product §7). */
export type VttChange =
  | { readonly status: "online"; readonly joinUrl: string }
  | { readonly status: "offline" };

/**
 * The MJ opens or closes the VTT (product §4). Throws `forbidden` for anyone but the MJ, `vtt-disabled` when
 * the campaign does not use it, and `vtt-url-invalid` for an address that is unsafe for the members.
 */
export function decideSetVttStatus(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "settings">,
  callerUid: string,
  change: VttChange,
  now: number,
): VttStatus {
  requireAuthority("setVttStatus", callerUid, campaign);
  if (change.status === "offline") return offlineVtt(now);
  if (!campaign.settings.useVtt) throw new AppError("vtt-disabled");
  const link = safeLink(change.joinUrl);
  if (link === undefined) throw new AppError("vtt-url-invalid");
  return { status: "online", active: true, joinUrl: link.href, updatedAt: now, startedBy: callerUid };
}
