import { useAllCharactersQuery } from "../../../api/characters";
import { useOwnCampaigns, useRefreshCampaigns } from "../../../api/useOwnCampaigns";
import { useConnection } from "../../../live/useConnection";
import { useMember } from "../../../session/SessionProvider";
import { usePageTitle } from "../../../ui/usePageTitle";
import type { ListedCampaignCard } from "../CampaignCard";
import { Dashboard } from "./Dashboard";
import { DashboardAgenda } from "./DashboardAgenda";
import { isOpen, OngoingCampaigns } from "./OngoingCampaigns";
import { OwnHeroes } from "./OwnHeroes";

export function DashboardPage({ Card }: { Card: ListedCampaignCard }) {
  usePageTitle("Mon espace");
  const campaigns = useOwnCampaigns();
  const characters = useAllCharactersQuery();
  // Without a connection nothing waits for lists that may never come.
  const waiting = useConnection() && (campaigns.status === "loading" || characters.loading);
  const known = campaigns.status === "loading" ? [] : campaigns.campaigns;
  const openTables = new Set(known.filter(isOpen).map(({ id }) => id));
  return (
    <Dashboard user={useMember()} agenda={<DashboardAgenda />} waiting={waiting}>
      <OngoingCampaigns campaigns={campaigns} onRetry={useRefreshCampaigns()} Card={Card} />
      {!waiting && <OwnHeroes characters={characters.entries} openTables={openTables} />}
    </Dashboard>
  );
}
