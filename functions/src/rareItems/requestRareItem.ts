import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { AppError } from "domain/errors";
import { decideRequestRareItem, isSameRareItemRequest } from "domain/inventory/rareItemRequests";
import { rareItemRequestedNotice } from "domain/notifications/notices";
import { readCampaign, requireCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { rareItemRequestsFor, rareItemRequestsIn } from "../store/queries";
import { inTransaction } from "../store/transaction";
import { findItem } from "./findItem";
import { noticeId } from "./noticeId";

/**
 * Counts and creates in one transaction with the campaign and the character, so that no request is beyond the limits or
 * outlives what it is for; the MJ's notification is part of it. The request's id is the document's: a request that is
 * sent twice asks once.
 */
export const requestRareItem: Handler<"requestRareItem"> = async ({ params, body, caller, now }) => {
  const { requestId, characterId, itemId } = body;
  // Before its contents are counted: an id that no campaign can have is no part of a path.
  const { id } = await readCampaign(params, caller);
  const item = await findItem(itemId);
  return inTransaction(async (transaction) => {
    const [found, character, earlier, forCharacter, expiringInCampaign] = await Promise.all([
      transaction.read(campaigns, params.id),
      transaction.read(characters, characterId),
      transaction.read(rareItemRequests, params.id, requestId),
      transaction.readEach(rareItemRequests, rareItemRequestsFor(id, characterId)),
      transaction.momentOfEach(rareItemRequestsIn(id), "expiresAt"),
    ]);
    const campaign = requireCampaign(params, found);
    if (earlier !== undefined) {
      if (!isSameRareItemRequest(earlier.data, caller.uid, body)) throw new AppError("forbidden");
      return { id: requestId, ...earlier.data };
    }
    const waiting = { forCharacter: forCharacter.map(({ data }) => data), expiringInCampaign };
    const request = decideRequestRareItem(campaign, caller.uid, character, item, waiting, now);
    const notice = rareItemRequestedNotice(campaign.id, campaign.data, requestId, request, now);
    transaction
      .create(rareItemRequests, [campaign.id, requestId], request)
      .set(notifications, [notice.recipientUid, noticeId(requestId)], notice.notification);
    return { id: requestId, ...request };
  });
};
