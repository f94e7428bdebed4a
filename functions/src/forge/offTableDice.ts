import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import { forgeRolls } from "domain/documents/forgeRolls";
import { matchesTableRolls, rollsForCharacters } from "domain/table/forge/requireTableDice";
import { type Identified, readDocument } from "../store/firestore";

type RolledCharacter = Pick<CharacterDocument, "userId" | "system" | "class" | "stats" | "data">;

/**
 * The `offTableDice` field of a character's document: true when its values are not the ones that were rolled
 * in its campaign, otherwise undefined. Costs one read in campaigns whose rules roll characters, none
 * elsewhere.
 */
export async function offTableDice(
  campaign: Identified<CampaignDocument> | undefined,
  character: RolledCharacter,
): Promise<true | undefined> {
  if (campaign === undefined || !rollsForCharacters(campaign.data.settings, character.system))
    return undefined;
  const rolls = await readDocument(forgeRolls, campaign.id, character.userId);
  return matchesTableRolls(campaign.data.settings, character, rolls?.data) ? undefined : true;
}
