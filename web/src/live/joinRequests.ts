import { type JoinRequestDocument, joinRequests } from "domain/documents/joinRequest";
import { useMember } from "../session/SessionProvider";
import { live, liveDocument, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";
import { useMapped } from "./useMapped";

export type LiveJoinRequest = WithId<JoinRequestDocument>;

/** One's own request, with the campaign that it asks to join. */
export type OwnJoinRequest = LiveJoinRequest & { readonly campaignId: string };

/** Who asks to join, the longest waiting first. For the MJ; without an id it waits. */
export const usePendingJoinRequests = (campaignId: string | undefined): Live<readonly LiveJoinRequest[]> =>
  useLive(live(joinRequests, [campaignId], { order: ["requestedAt"] }));

/** One's own request to one campaign; null when there is none: never made, approved or refused. */
export const useOwnJoinRequest = (campaignId: string | undefined): Live<LiveJoinRequest | null> =>
  useLive(liveDocument(joinRequests, campaignId, useMember().uid));

const withCampaigns = (requests: readonly LiveJoinRequest[]): readonly OwnJoinRequest[] =>
  requests.map((request) => ({ ...request, campaignId: request.parentId ?? "" }));

/** All of one's own pending requests, of every campaign. */
export function useOwnJoinRequests(): Live<readonly OwnJoinRequest[]> {
  const { uid } = useMember();
  return useMapped(useLive(live(joinRequests, "everywhere", { where: ["uid", "==", uid] })), withCampaigns);
}
