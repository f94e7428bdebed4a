import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CharacterDocument, characters } from "domain/documents/character";
import { AppError } from "domain/errors";
import { readDocument, type Stored } from "../store/firestore";

interface CharacterAtTable {
  character: Stored<CharacterDocument>;
  /** The campaign it is linked to, or was when it was deleted, if any. */
  campaign: Stored<CampaignDocument> | undefined;
}

/**
 * The character with this id, and its campaign. Throws `character-not-found` when it does not exist or
 * belongs to another system.
 */
export async function readCharacter({
  system,
  id,
}: {
  system: string;
  id: string;
}): Promise<CharacterAtTable> {
  const character = await readDocument(characters, id);
  if (character === undefined || character.data.system !== system) throw new AppError("character-not-found");
  const campaignId = character.data.campaignId ?? character.data.formerCampaignId;
  return {
    character,
    campaign: campaignId === undefined ? undefined : await readDocument(campaigns, campaignId),
  };
}
