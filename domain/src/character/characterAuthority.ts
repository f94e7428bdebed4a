import { type CampaignAction, may, standingOf, type Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import { AppError } from "../errors";
import { mayViewCharacter } from "./viewCharacter";

/**
 * Lets the owner of a character through, and whoever the table of its campaign allows (product §6). `table` is that of the
 * character's campaign, where it has one. Throws `character-not-found` for those who may not see it, `forbidden` for
 * the other players at its table.
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
