import type { CharacterDocument } from "../../documents/character";
import { AppError } from "../../values/errors";
import { type CampaignAction, may, standingOf, type Table } from "../campaign/authority";
import { mayViewCharacter } from "./viewCharacter";

/**
 * Passes for the owner of a character, and for whoever its campaign allows the action to (product §6).
 * `table` is the character's campaign, if it has one. Throws `character-not-found` for those who may not see
 * it, `forbidden` for the other players of the campaign.
 */
export function requireCharacterAuthority(
  action: CampaignAction,
  callerUid: string,
  character: Pick<CharacterDocument, "userId">,
  table: Table | undefined,
): void {
  if (!mayViewCharacter(callerUid, character, table)) throw new AppError("character-not-found");
  if (character.userId === callerUid) return;
  if (table === undefined || !may(action, standingOf(callerUid, table, character.userId))) {
    throw new AppError("forbidden");
  }
}
