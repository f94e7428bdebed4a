import { campaigns } from "domain/documents/campaign";
import type { DocumentKind } from "domain/documents/documentKind";
import { AppError } from "domain/values/errors";
import { createOnce } from "../store/createOnce";
import { isGone } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";

/**
 * `createOnce` in a subcollection of a campaign. Nothing is created once the campaign is deleted, since nobody
 * would remove it any more: throws `campaign-not-found`. `alongside`: what else the first request writes.
 */
export async function createAtTable<Data extends object>(
  kind: DocumentKind<Data, [campaignId: string, requestId: string]>,
  [campaignId, requestId]: [campaignId: string, requestId: string],
  data: Data,
  isSameRequest: (stored: Data) => boolean,
  alongside: (batch: GuardedBatch) => GuardedBatch = (batch) => batch,
): Promise<Data | undefined> {
  try {
    return await createOnce(kind, [campaignId, requestId], data, isSameRequest, (batch) =>
      alongside(batch.requirePresent(campaigns, [campaignId])),
    );
  } catch (error) {
    throw isGone(error) ? new AppError("campaign-not-found") : error;
  }
}
