import type { CharacterDocument } from "../../documents/character";
import { AppError } from "../../values/errors";
import type { Table } from "../campaign/authority";
import { requireCharacterAuthority } from "./characterAuthority";

/** The changes of a deletion: the character leaves its campaign, and only its owner can still read it. */
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
 * Deletes a character, for its owner or for the MJ of its campaign (product §6). Repeating it changes
 * nothing. `table` is the character's campaign, or the one it was deleted from. Throws `character-not-found`
 * for a missing one and for those who may not see it, `forbidden` for the other players of the campaign.
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
