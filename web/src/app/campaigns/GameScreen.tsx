import { GamePage } from "../../features/game/GamePage";
import { LiveCampaignCard } from "./LiveCampaignCard";

export default function GameScreen() {
  return <GamePage Card={LiveCampaignCard} />;
}
