import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { joinRequestedNotice } from "domain/table/notifications/notices";
import { deliver } from "../notifications/deliver";
import { fromSnapshot, readIfValid } from "../store/firestore";
import type { DocumentEvent } from "./events";

/** Notifies the MJ of a new request only: a repeated request updates the document and creates none. */
export async function joinRequestCreated(campaignId: string, event: DocumentEvent): Promise<void> {
  const request = fromSnapshot(joinRequests, event.snapshot)?.data;
  const campaign = await readIfValid(campaigns, campaignId);
  if (request === undefined || campaign === undefined) return;
  await deliver(event.id, [joinRequestedNotice(campaignId, campaign.data, request, event.time)]);
}
