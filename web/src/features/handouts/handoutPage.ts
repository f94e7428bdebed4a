import type { CampaignPage } from "domain/table/campaign/campaignPage";

/** Which handout a page is of. */
export interface HandoutPageProps {
  campaign: Pick<CampaignPage, "id" | "system">;
  handoutId: string;
}
