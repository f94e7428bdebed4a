import type { CampaignDocument } from "../../documents/campaign";
import type { JoinRequestDocument } from "../../documents/joinRequest";
import { AppError } from "../../values/errors";
import { standingOf } from "./authority";

/**
 * The result of a join request; `repeated` when one was already pending, for which the MJ is not notified
 * again.
 */
export interface JoinDecision {
  readonly request: JoinRequestDocument;
  readonly repeated: boolean;
}

/**
 * A user asks to join. A repeated request updates the pending one. Throws `already-member` for a member and
 * for the MJ.
 */
export function decideRequestToJoin(
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "name" | "system">,
  caller: { uid: string; name: string },
  pending: JoinRequestDocument | undefined,
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
    repeated: pending !== undefined,
  };
}
