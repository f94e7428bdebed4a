import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { live, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveInviteRequest = WithId<InviteRequestDocument>;

/** A screenful: whatever is older does not arrive. */
const MAX_REQUESTS = 20;

/** The newest requests for an invitation, as visitors make them and admins settle them. For admins. */
export const useIncomingInviteRequests = (): Live<readonly LiveInviteRequest[]> =>
  useLive(live(inviteRequests, [], { order: ["lastRequestAt", "desc"], limit: MAX_REQUESTS }));
