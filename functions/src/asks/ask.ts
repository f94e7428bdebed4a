import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { decideAsk, isSameAsk } from "domain/table/asks/ask";
import { AppError } from "domain/values/errors";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { asksOf, momentOfEach } from "../store/queries";

/**
 * Counts and creates in one write, guarded by the campaign, so that no ask is beyond the limit, names somebody who has
 * left, or outlives its campaign. The request's id is the ask's: a request that is sent twice asks once. Throws
 * `ask-already-made`.
 */
export const ask: Handler<"ask"> = async ({ params, body, caller, now }) => {
  const { requestId, ...request } = body;
  const { id } = await readCampaign(params, caller);
  return inGuardedBatch(async (guarded) => {
    const [campaign, earlier, openUntil] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.read(asks, id, requestId),
      guarded.counting(["campaigns", id], "asks", () => momentOfEach(asksOf(id), "expiresAt")),
    ]);
    if (campaign === undefined) throw new AppError("campaign-not-found");
    if (earlier !== undefined) {
      if (!isSameAsk(earlier.data, caller.uid, request)) throw new AppError("ask-already-made");
      return { id: requestId, ...earlier.data };
    }
    const made = decideAsk(campaign.data, caller.uid, request, openUntil, now);
    guarded.create(asks, [id, requestId], made);
    return { id: requestId, ...made };
  });
};
