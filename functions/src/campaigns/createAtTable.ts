import { campaigns } from "domain/documents/campaign";
import type { DocumentKind } from "domain/documents/documentKind";
import { AppError } from "domain/values/errors";
import { createOnce } from "../store/createOnce";
import { isGone } from "../store/firestore";

/**
 * `createOnce` in a subcollection of a campaign. Nothing is created once the campaign is deleted, since nobody
 * would remove it any more: throws `campaign-not-found`.
 */
export async function createAtTable<Data extends object>(
  kind: DocumentKind<Data, [campaignId: string, requestId: string]>,
  [campaignId, requestId]: [campaignId: string, requestId: string],
  data: Data,
  isSameRequest: (stored: Data) => boolean,
): Promise<Data | undefined> {
  try {
    return await createOnce(kind, [campaignId, requestId], data, isSameRequest, (batch) =>
      batch.requirePresent(campaigns, [campaignId]),
    );
  } catch (error) {
    throw isGone(error) ? new AppError("campaign-not-found") : error;
  }
}
