import type { InviteRequestDocument } from "domain/documents/inviteRequest";
import { inviteRequests } from "domain/documents/inviteRequest";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveInviteRequest = WithId<InviteRequestDocument>;

/** A screenful: whatever is older does not arrive. */
const MAX_REQUESTS = 20;

/** The newest requests for an invitation, as visitors make them and admins settle them. For admins. */
export function useIncomingInviteRequests(): Live<readonly LiveInviteRequest[]> {
  const { uid } = useMember();
  return useLive(
    `${uid}:inviteRequests`,
    queryListener(inviteRequests, {
      from: inviteRequests.name,
      order: ["lastRequestAt", "desc"],
      limit: MAX_REQUESTS,
    }),
  );
}
