import { DashboardPage } from "../../features/dashboard/DashboardPage";
import { LiveCampaignCard } from "./LiveCampaignCard";

export default function DashboardScreen() {
  return <DashboardPage Card={LiveCampaignCard} />;
}
