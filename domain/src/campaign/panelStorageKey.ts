import { storageKey } from "../text/storageKey";

/** Where a campaign's screens remember whether a panel is open: one key per campaign and panel. */
export function campaignPanelKey(campaignId: string, panel: string): string {
  return storageKey("campaign", campaignId, panel);
}
