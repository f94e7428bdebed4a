import type { CharacterDocument } from "../../documents/character";
import { AppError } from "../../values/errors";
import { requireAuthority, type Table } from "../campaign/authority";

/**
 * Unlinks a character from its campaign: the MJ any, a player their own (product §6). Throws
 * `character-not-found` when it is not linked to this campaign, `forbidden` for anyone else.
 */
export function requireRemovableCharacter(
  campaignId: string,
  table: Table,
  callerUid: string,
  character: Pick<CharacterDocument, "userId" | "campaignId" | "deletedAt"> | undefined,
): void {
  if (character?.campaignId !== campaignId || character.deletedAt !== undefined) {
    // Strangers must not learn which characters a campaign has.
    requireAuthority("viewCampaign", callerUid, table);
    throw new AppError("character-not-found");
  }
  requireAuthority("removeCharacter", callerUid, table, character.userId);
}
