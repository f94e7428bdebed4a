import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { decideRequestRareItem, isSameRareItemRequest } from "domain/table/items/rareItemRequests";
import { rareItemRequestedNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { inGuardedBatch } from "../store/guarded";
import { momentOfEach, rareItemRequestsBy, rareItemRequestsFor, rareItemRequestsIn } from "../store/queries";
import { readCampaign, requireCampaign } from "../table/readCampaign";
import { findItem, noticeId } from "./rareItems";

/**
 * Counts and creates in one write, guarded by the campaign and the character, so that no request is beyond the limits or
 * outlives what it is for; the MJ's notification is part of it. The request's id is the document's: a request that is
 * sent twice asks once.
 */
export const requestRareItem: Handler<"requestRareItem"> = async ({ params, body, caller, now }) => {
  const { requestId, characterId, itemId } = body;
  // Before its contents are counted: an id that no campaign can have is no part of a path.
  const { id } = await readCampaign(params, caller);
  const item = await findItem(itemId);
  return inGuardedBatch(async (guarded) => {
    const [found, character, earlier, waiting] = await Promise.all([
      guarded.read(campaigns, params.id),
      guarded.read(characters, characterId),
      guarded.read(rareItemRequests, params.id, requestId),
      guarded.counting(["campaigns", id], "rareItems", async () => {
        const [forCharacter, expiringOfPlayer, expiringInCampaign] = await Promise.all([
          guarded.lookAtEach(rareItemRequests, rareItemRequestsFor(id, characterId)),
          momentOfEach(rareItemRequestsBy(id, caller.uid), "expiresAt"),
          momentOfEach(rareItemRequestsIn(id), "expiresAt"),
        ]);
        return { forCharacter: forCharacter.map(({ data }) => data), expiringOfPlayer, expiringInCampaign };
      }),
    ]);
    const campaign = requireCampaign(params, found);
    if (earlier !== undefined) {
      if (!isSameRareItemRequest(earlier.data, caller.uid, body)) throw new AppError("forbidden");
      return { id: requestId, ...earlier.data };
    }
    const request = decideRequestRareItem(campaign, caller.uid, character, item, waiting, now);
    const notice = rareItemRequestedNotice(campaign.id, campaign.data, requestId, request, now);
    guarded
      .create(rareItemRequests, [campaign.id, requestId], request)
      .set(notifications, [notice.recipientUid, noticeId(requestId)], notice.notification);
    return { id: requestId, ...request };
  });
};
