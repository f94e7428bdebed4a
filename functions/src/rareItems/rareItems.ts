import type { ItemView } from "domain/api/items";
import type { CampaignDocument } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { items } from "domain/documents/item";
import { notifications } from "domain/documents/notification";
import { type RareItemRequestDocument, rareItemRequests } from "domain/documents/rareItemRequest";
import { findOfficialItem } from "domain/games/catalogue";
import { decideApproveRareItem, requireRefusableRareItem } from "domain/table/items/rareItemRequests";
import type { Notice } from "domain/table/notifications/notice";
import { rareItemAnsweredNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { readDocument, readIfValid, retryOnConflict, type Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { readCampaign } from "../table/readCampaign";
import { itemView } from "../table/readItems";

/** The id of the notification that asks the MJ, and of the one that tells the player the answer. */
export const noticeId = (requestId: string): string => `rare-item-${requestId}`;

/** The official or homebrew item with this id, whoever owns it; one read for homebrew. */
export async function findItem(id: string): Promise<ItemView | undefined> {
  const official = findOfficialItem(id);
  if (official !== undefined) return official;
  const homebrew = await readIfValid(items, id);
  return homebrew && itemView(homebrew);
}

/**
 * A batch that ends a request at the version that was read, so that of two answers one succeeds: it is gone with the
 * MJ's notification, and its player is told.
 */
function endRequest(
  campaign: Stored<CampaignDocument>,
  { id, version }: Stored<RareItemRequestDocument>,
  answer: Notice | undefined,
): GuardedBatch {
  const batch = new GuardedBatch()
    .delete(rareItemRequests, [campaign.id, id], version)
    .delete(notifications, [campaign.data.mj.uid, noticeId(id)]);
  if (answer !== undefined) {
    batch.set(notifications, [answer.recipientUid, noticeId(id)], answer.notification);
  }
  return batch;
}

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
