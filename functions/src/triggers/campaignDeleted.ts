import { campaigns } from "domain/documents/campaign";
import { campaignDeletedNotices } from "domain/table/notifications/notices";
import { deliver } from "../notifications/deliver";
import { removeCampaignContents } from "../store/campaignContents";
import { fromSnapshot } from "../store/firestore";
import type { DocumentEvent } from "./events";

/**
 * Removes presence and other documents that were written during the deletion, however the campaign was
 * deleted, and notifies its players.
 */
export async function campaignDeleted(campaignId: string, event: DocumentEvent): Promise<void> {
  await removeCampaignContents(campaignId);
  const campaign = fromSnapshot(campaigns, event.snapshot)?.data;
  if (campaign !== undefined) await deliver(event.id, campaignDeletedNotices(campaign, event.time));
}
