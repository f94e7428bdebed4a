import type { PresencePage } from "domain/documents/presence";
import { presenceId } from "domain/table/presence/heartbeats";
import { useEffect } from "react";
import { useMember } from "../session/SessionProvider";
import { useLiveCampaign } from "./campaigns";
import { deviceId } from "./presence/deviceId";
import { keepPresent, missedPresence } from "./presence/keepPresent";
import { useHeartbeats } from "./presence/useHeartbeats";

/**
 * Shows the member at a campaign's table, on this page of it, as long as the calling screen stands. Waits until the
 * campaign can be read: who may not see it is not at the table.
 */
export function usePresence(campaignId: string | undefined, page: PresencePage): void {
  const { uid } = useMember();
  const campaign = useLiveCampaign(campaignId);
  const system = campaign.status === "ready" ? campaign.data?.system : undefined;
  const heartbeats = useHeartbeats(system && campaignId);

  useEffect(() => {
    if (campaignId === undefined || system === undefined) return;
    return keepPresent({ uid, campaignId, system, page });
  }, [uid, campaignId, system, page]);

  const own = presenceId(uid, deviceId());
  const missing = heartbeats.status === "ready" && !heartbeats.data.present.some(({ id }) => id === own);
  useEffect(() => {
    if (missing && campaignId !== undefined) missedPresence({ uid, campaignId });
  }, [missing, uid, campaignId]);
}
