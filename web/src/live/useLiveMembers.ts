import { type MemberDocument, members } from "domain/documents/member";
import { useMember } from "../session/SessionProvider";
import { queryListener, type WithId } from "./listeners";
import type { Live } from "./liveSource";
import { useLive } from "./useLive";

export type LiveMember = WithId<MemberDocument>;

/** The players of a campaign (its MJ is not among them), those who joined first before. Without an id it waits. */
export function useLiveMembers(campaignId: string | undefined): Live<readonly LiveMember[]> {
  const { uid } = useMember();
  return useLive(
    campaignId ? `${uid}:campaigns/${campaignId}/members` : undefined,
    queryListener(members, { from: `campaigns/${campaignId}/members`, order: ["joinedAt"] }),
  );
}
