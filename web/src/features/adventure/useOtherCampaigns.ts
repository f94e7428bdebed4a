import type { CampaignSummary } from "domain/table/campaign/campaignSummary";
import { useOwnCampaigns } from "../../api/useOwnCampaigns";

/** The campaigns that the member runs, but for one. */
export function useOtherCampaigns(id: string): {
  readonly campaigns: readonly CampaignSummary[];
  readonly isLoading: boolean;
} {
  const own = useOwnCampaigns();
  if (own.status === "loading") return { campaigns: [], isLoading: true };
  return { campaigns: own.campaigns.filter((one) => one.role === "mj" && one.id !== id), isLoading: false };
}
