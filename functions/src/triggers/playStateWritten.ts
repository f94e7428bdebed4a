import { characters } from "domain/documents/character";
import { tokenIdOf } from "domain/table/scene/tokens";
import { followStates } from "../scenes/shownStates";
import { readIfValid } from "../store/firestore";

/** Shows what became of a character on the scene of its table. Costs two reads where no scene is shown. */
export async function playStateWritten(characterId: string): Promise<void> {
  const campaignId = (await readIfValid(characters, characterId))?.data.campaignId;
  const tokenId = tokenIdOf("character", characterId);
  if (campaignId !== undefined && tokenId !== undefined) await followStates(campaignId, [tokenId]);
}
