import { DashboardPage } from "./dashboard/DashboardPage";
import { LiveCampaignCard } from "./LiveCampaignCard";

export default function DashboardScreen() {
  return <DashboardPage Card={LiveCampaignCard} />;
}
