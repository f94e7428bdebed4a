import type { CampaignDocument } from "../../documents/campaign";
import type { CharacterDocument } from "../../documents/character";
import { withoutOtherPaths } from "../../sheet/character/avatar";
import { type Ownership, requireRoom } from "../../sheet/character/quota";
import { AppError } from "../../values/errors";
import { requireStorable } from "../../values/storable";
import { decideLinkCharacter } from "../campaign/linkCharacter";
import type { StoredShape } from "./storedShape";

/** The body of `createCharacter`; `campaignId` links the character at once. */
export interface CharacterDraft extends StoredShape {
  readonly campaignId?: string | undefined;
}

/**
 * A new character of the caller; `campaign` is the one that the draft names, if it exists. Throws
 * `quota-reached`, `campaign-not-found`, what `decideLinkCharacter` throws for the campaign, and what
 * `requireStorable` throws.
 */
export function decideCreateCharacter(
  callerUid: string,
  { campaignId, ...shape }: CharacterDraft,
  ownership: Ownership,
  campaign: CampaignDocument | undefined,
  now: number,
): CharacterDocument {
  requireStorable({ stats: shape.stats, data: shape.data }, "Ce personnage");
  requireRoom(ownership);
  const build = { stats: withoutOtherPaths(shape.stats), data: withoutOtherPaths(shape.data) };
  const character: CharacterDocument = { ...shape, ...build, userId: callerUid, version: 1, updatedAt: now };
  if (campaignId === undefined) return character;
  if (campaign?.system !== shape.system) throw new AppError("campaign-not-found");
  decideLinkCharacter(campaignId, campaign, callerUid, character);
  return { ...character, campaignId };
}
