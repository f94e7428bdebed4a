import type { CampaignDocument } from "domain/documents/campaign";
import type { CharacterDocument } from "domain/documents/character";
import { forgeRolls } from "domain/documents/forgeRolls";
import { isAsRolled, rollsForCharacters } from "domain/forge/requireTableDice";
import { type Identified, readDocument } from "../store/firestore";

type Judged = Pick<CharacterDocument, "userId" | "system" | "class" | "stats" | "data">;

/**
 * What a character's document says of the dice of its table: true where its values are none of theirs, undefined where
 * they are. Costs a read at tables that roll, nothing elsewhere.
 */
export async function offTableDice(
  campaign: Identified<CampaignDocument> | undefined,
  character: Judged,
): Promise<true | undefined> {
  if (campaign === undefined || !rollsForCharacters(campaign.data.settings, character.system))
    return undefined;
  const rolls = await readDocument(forgeRolls, campaign.id, character.userId);
  return isAsRolled(campaign.data.settings, character, rolls?.data) ? undefined : true;
}
