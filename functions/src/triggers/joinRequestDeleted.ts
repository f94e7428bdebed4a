import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { joinRefusedNotice } from "domain/table/notifications/notices";
import { deliver } from "../notifications/deliver";
import { fromSnapshot, readDocument } from "../store/firestore";
import type { DocumentEvent } from "./events";

/**
 * An approval deletes the request and adds the player in the same batch; any other deletion is a refusal.
 * While the campaign cannot be read, nobody knows which of the two it was, and the trigger is repeated.
 */
export async function joinRequestDeleted(campaignId: string, event: DocumentEvent): Promise<void> {
  const request = fromSnapshot(joinRequests, event.snapshot)?.data;
  if (request === undefined) return;
  const campaign = await readDocument(campaigns, campaignId);
  if (campaign?.data.memberIds.includes(request.uid)) return;
  await deliver(event.id, [joinRefusedNotice(request, event.time)]);
}
