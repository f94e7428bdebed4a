import { decideAsk, isSameAsk } from "domain/asks/ask";
import { asks } from "domain/documents/ask";
import { campaigns } from "domain/documents/campaign";
import { AppError } from "domain/errors";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { asksOf } from "../store/queries";
import { inTransaction } from "../store/transaction";

/**
 * Counts and creates in one transaction with the campaign, so that no ask is beyond the limit, names somebody who has
 * left, or outlives its campaign. The request's id is the ask's: a request that is sent twice asks once. Throws
 * `ask-already-made`.
 */
export const ask: Handler<"ask"> = async ({ params, body, caller, now }) => {
  const { requestId, ...request } = body;
  const { id } = await readCampaign(params, caller);
  return inTransaction(async (transaction) => {
    const [campaign, earlier, openUntil] = await Promise.all([
      transaction.read(campaigns, id),
      transaction.read(asks, id, requestId),
      transaction.momentOfEach(asksOf(id), "expiresAt"),
    ]);
    if (campaign === undefined) throw new AppError("campaign-not-found");
    if (earlier !== undefined) {
      if (!isSameAsk(earlier.data, caller.uid, request)) throw new AppError("ask-already-made");
      return { id: requestId, ...earlier.data };
    }
    const made = decideAsk(campaign.data, caller.uid, request, openUntil, now);
    transaction.create(asks, [id, requestId], made);
    return { id: requestId, ...made };
  });
};
