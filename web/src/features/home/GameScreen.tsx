import { ImportCharacter } from "./characterImport/ImportCharacter";
import { DeletedCharacters } from "./game/DeletedCharacters";
import { GamePage } from "./game/GamePage";
import { LiveCampaignCard } from "./LiveCampaignCard";

export default function GameScreen() {
  return (
    <GamePage Card={LiveCampaignCard} newCharacters={<ImportCharacter />}>
      <DeletedCharacters />
    </GamePage>
  );
}
