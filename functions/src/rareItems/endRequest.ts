import type { CampaignDocument } from "domain/documents/campaign";
import { notifications } from "domain/documents/notification";
import { type RareItemRequestDocument, rareItemRequests } from "domain/documents/rareItemRequest";
import type { Notice } from "domain/table/notifications/notices";
import { GuardedBatch, type Stored } from "../store/firestore";
import { noticeId } from "./noticeId";

/**
 * A batch that ends a request at the version that was read, so that of two answers one succeeds: it is gone with the
 * MJ's notification, and its player is told.
 */
export function endRequest(
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
