import { joinRequests } from "domain/documents/joinRequest";
import { useMember } from "../session/SessionProvider";
import { queryListener } from "./listeners";
import type { Listen, Live } from "./liveSource";
import { useLive } from "./useLive";
import type { LiveJoinRequest } from "./usePendingJoinRequests";

/** One's own request, with the campaign that it asks to join. */
export type OwnJoinRequest = LiveJoinRequest & { readonly campaignId: string };

const ownRequests =
  (uid: string): Listen<readonly OwnJoinRequest[]> =>
  (next, fail) =>
    queryListener(joinRequests, { from: joinRequests.name, everywhere: true, where: ["uid", "==", uid] })(
      (all) => next(all.map((request) => ({ ...request, campaignId: request.parentId ?? "" }))),
      fail,
    );

/** All of one's own pending requests, of every campaign. */
export function useOwnJoinRequests(): Live<readonly OwnJoinRequest[]> {
  const { uid } = useMember();
  return useLive(`${uid}:joinRequests`, ownRequests(uid));
}
