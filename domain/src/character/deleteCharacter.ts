import type { Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import { AppError } from "../errors";
import { requireCharacterAuthority } from "./characterAuthority";

/** What a deletion makes of the document: its table sees it go, and only its owner still reads it. */
export const deletedFrom = (
  campaignId: string | undefined,
  now: number,
): Pick<CharacterDocument, "campaignId" | "formerCampaignId" | "deletedAt"> => ({
  campaignId: undefined,
  formerCampaignId: campaignId,
  deletedAt: now,
});

/** `settled`: it was deleted before. */
export type CharacterDeletion = "deleted" | "settled";

/**
 * A character is deleted by its owner, or by the MJ of the table it is at (product §6). Repeating it changes nothing.
 * `table` is that of the character's campaign, or of the one it was deleted from. Throws `character-not-found` for none and for those
 * who may not see it, `forbidden` for the other players at its table.
 */
export function decideDeleteCharacter(
  callerUid: string,
  character: Pick<CharacterDocument, "userId" | "deletedAt"> | undefined,
  table: Table | undefined,
): CharacterDeletion {
  if (character === undefined) throw new AppError("character-not-found");
  requireCharacterAuthority("deleteCharacter", callerUid, character, table);
  return character.deletedAt === undefined ? "deleted" : "settled";
}
