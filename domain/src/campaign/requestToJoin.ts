import type { CampaignDocument } from "../documents/campaign";
import type { JoinRequestDocument } from "../documents/joinRequest";
import { AppError } from "../errors";
import { standingOf } from "./authority";

/** What asking to join leads to; `repeated` when a request already waited, so that the MJ is not rung twice. */
export interface JoinDecision {
  readonly request: JoinRequestDocument;
  readonly repeated: boolean;
}

/**
 * A visitor asks to join. A repeat refreshes the waiting request.
 * Throws `already-member` for a member and for the MJ.
 */
export function decideRequestToJoin(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "name" | "system">,
  caller: { uid: string; name: string },
  waiting: JoinRequestDocument | undefined,
  now: number,
): JoinDecision {
  if (standingOf(caller.uid, campaign) !== "stranger") throw new AppError("already-member");
  return {
    request: {
      uid: caller.uid,
      name: caller.name,
      campaignName: campaign.name,
      system: campaign.system,
      requestedAt: now,
    },
    repeated: waiting !== undefined,
  };
}
