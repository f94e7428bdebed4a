import { rareItemRequests } from "domain/documents/rareItemRequest";
import { requireRefusableRareItem } from "domain/table/items/rareItemRequests";
import { rareItemAnsweredNotice } from "domain/table/notifications/notices";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { endRequest } from "./endRequest";

/** Tells the player, unless it is they who withdraw it. */
export const refuseRareItem: Handler<"refuseRareItem"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const [campaign, found] = await Promise.all([
      readCampaign(params),
      readDocument(rareItemRequests, params.id, params.requestId),
    ]);
    const request = requireRefusableRareItem(campaign.data, caller.uid, found);
    const isOwn = request.data.uid === caller.uid;
    const notice = isOwn ? undefined : rareItemAnsweredNotice(campaign.data, request.data, false, now);
    await endRequest(campaign, request, notice).commit();
  });
  return null;
};
