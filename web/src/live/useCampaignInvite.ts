import { type CampaignSecretDocument, campaignSecrets } from "domain/documents/campaignInvite";
import { useMember } from "../session/SessionProvider";
import { documentListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

/** The MJ's invite token: a link copied in one tab must not be the one that another tab has replaced. */
export function useCampaignInvite(campaignId: string | undefined): Live<CampaignSecretDocument | null> {
  const { uid } = useMember();
  const key = campaignId && `${uid}:campaigns/${campaignId}/secrets/invite`;
  return useLive(key || undefined, documentListener(campaignSecrets, campaignId ?? ""));
}
