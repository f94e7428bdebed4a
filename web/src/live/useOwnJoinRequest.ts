import { joinRequests } from "domain/documents/joinRequest";
import { useMember } from "../session/SessionProvider";
import { documentListener } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";
import type { LiveJoinRequest } from "./usePendingJoinRequests";

/** One's own request to one campaign; null when there is none: never made, approved or refused. */
export function useOwnJoinRequest(campaignId: string | undefined): Live<LiveJoinRequest | null> {
  const { uid } = useMember();
  return useLive(
    campaignId ? `${uid}:campaigns/${campaignId}/joinRequests/${uid}` : undefined,
    documentListener(joinRequests, campaignId ?? "", uid),
  );
}
