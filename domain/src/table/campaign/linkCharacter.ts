import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import { AppError } from "../../values/errors";
import { requireAuthority } from "./authority";

/** `settled`: the character is linked to this campaign already. */
export type CharacterLink = "linked" | "settled";

/**
 * A player links one of their own characters (product §6). Repeating it changes nothing. Throws `forbidden`
 * for anyone who is not a player of the campaign or not the character's owner, `character-not-found` for a
 * missing or deleted one, `system-mismatch`, and `character-linked-elsewhere` when it is linked to another
 * campaign.
 */
export function decideLinkCharacter(
  campaignId: string,
  campaign: Pick<CampaignDocument, "mj" | "memberIds" | "system">,
  callerUid: string,
  character: Pick<CharacterDocument, "userId" | "system" | "campaignId" | "deletedAt"> | undefined,
): CharacterLink {
  requireAuthority("linkCharacter", callerUid, campaign);
  if (character === undefined || character.deletedAt !== undefined) throw new AppError("character-not-found");
  if (character.userId !== callerUid) throw new AppError("forbidden");
  if (character.system !== campaign.system) throw new AppError("system-mismatch");
  if (character.campaignId === campaignId) return "settled";
  if (character.campaignId !== undefined) throw new AppError("character-linked-elsewhere");
  return "linked";
}
