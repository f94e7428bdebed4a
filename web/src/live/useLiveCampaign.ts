import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { useMember } from "../session/SessionProvider";
import { documentListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveCampaign = WithId<CampaignDocument>;

/**
 * A campaign as its MJ and members see it change: name, settings, VTT, roster's ids. Null once it was deleted, failed
 * (`permission-denied`) for whoever is not, or no longer, at the table. Without an id it waits.
 */
export function useLiveCampaign(campaignId: string | undefined): Live<LiveCampaign | null> {
  const { uid } = useMember();
  const key = campaignId && `${uid}:campaigns/${campaignId}`;
  return useLive(key || undefined, documentListener(campaigns, campaignId ?? ""));
}
