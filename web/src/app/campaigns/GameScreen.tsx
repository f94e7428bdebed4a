import { ImportCharacter } from "../../features/characterImport/ImportCharacter";
import { DeletedCharacters } from "../../features/deletedCharacters/DeletedCharacters";
import { GamePage } from "../../features/game/GamePage";
import { LiveCampaignCard } from "./LiveCampaignCard";

export default function GameScreen() {
  return (
    <GamePage Card={LiveCampaignCard} newCharacters={<ImportCharacter />}>
      <DeletedCharacters />
    </GamePage>
  );
}
