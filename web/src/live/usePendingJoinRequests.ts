import { type JoinRequestDocument, joinRequests } from "domain/documents/joinRequest";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveJoinRequest = WithId<JoinRequestDocument>;

/** Who asks to join, the longest waiting first. For the MJ; without an id it waits. */
export function usePendingJoinRequests(campaignId: string | undefined): Live<readonly LiveJoinRequest[]> {
  const { uid } = useMember();
  return useLive(
    campaignId ? `${uid}:campaigns/${campaignId}/joinRequests` : undefined,
    queryListener(joinRequests, { from: `campaigns/${campaignId}/joinRequests`, order: ["requestedAt"] }),
  );
}
