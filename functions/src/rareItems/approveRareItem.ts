import { characters } from "domain/documents/character";
import { rareItemRequests } from "domain/documents/rareItemRequest";
import { decideApproveRareItem } from "domain/table/items/rareItemRequests";
import { rareItemAnsweredNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { endRequest } from "./endRequest";
import { findItem } from "./findItem";

/** Ends the request and changes the character at the versions that were read: it gives the item once. */
export const approveRareItem: Handler<"approveRareItem"> = async ({ params, caller, now }) => {
  await retryOnConflict(async () => {
    const [campaign, request] = await Promise.all([
      readCampaign(params),
      readDocument(rareItemRequests, params.id, params.requestId),
    ]);
    const [character, item] = request
      ? await Promise.all([readDocument(characters, request.data.characterId), findItem(request.data.itemId)])
      : [];
    const changes = decideApproveRareItem(campaign, caller.uid, request?.data, character, item, now);
    if (request === undefined || character === undefined) throw new AppError("rare-item-request-not-found");
    const notice = rareItemAnsweredNotice(campaign.data, request.data, true, now);
    await endRequest(campaign, request, notice)
      .update(characters, [character.id], changes, character.version)
      .commit();
  });
  return null;
};
