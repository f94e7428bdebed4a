import { useOwnCampaigns, useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { useMember } from "../../../session/SessionProvider";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { ListedCampaignCard } from "../CampaignCard";
import { Dashboard } from "./Dashboard";
import { OngoingCampaigns } from "./OngoingCampaigns";

export function DashboardPage({ Card }: { Card: ListedCampaignCard }) {
  usePageTitle("Mon espace");
  return (
    <Dashboard user={useMember()}>
      <OngoingCampaigns campaigns={useOwnCampaigns()} onRetry={useRefreshCampaigns()} Card={Card} />
    </Dashboard>
  );
}
