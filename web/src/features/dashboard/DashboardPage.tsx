import { useOwnCampaigns, useRefreshCampaigns } from "../../api/queries/useOwnCampaigns";
import { useMember } from "../../api/session/SessionProvider";
import { usePageTitle } from "../../ui/usePageTitle";
import { Dashboard } from "./Dashboard";
import { LiveCampaignCard } from "./LiveCampaignCard";
import { OngoingCampaigns } from "./OngoingCampaigns";

export default function DashboardPage() {
  usePageTitle("Mon espace");
  return (
    <Dashboard user={useMember()}>
      <OngoingCampaigns
        campaigns={useOwnCampaigns()}
        onRetry={useRefreshCampaigns()}
        Card={LiveCampaignCard}
      />
    </Dashboard>
  );
}
