import { useOwnCampaigns, useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { useMember } from "../../../session/SessionProvider";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { ListedCampaignCard } from "../CampaignCard";
import { Dashboard } from "./Dashboard";
import { OngoingCampaigns } from "./OngoingCampaigns";

export function DashboardPage({ Card }: { Card: ListedCampaignCard }) {
  usePageTitle("Mon espace");
  const campaigns = useOwnCampaigns();
  return (
    <Dashboard user={useMember()} waiting={campaigns.status === "loading"}>
      <OngoingCampaigns campaigns={campaigns} onRetry={useRefreshCampaigns()} Card={Card} />
    </Dashboard>
  );
}
