import { standingOf, type Table } from "../campaign/authority";
import type { CharacterDocument } from "../documents/character";
import { AppError } from "../errors";
import { RESTORABLE_DAYS } from "../notifications/notices";
import { type Ownership, requireRoom } from "./quota";

/** How long a deleted character is kept, in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60_000;

/** Until when a character that was deleted at this moment can be had back; both in epoch milliseconds. */
export function restorableUntil(deletedAt: number): number {
  return deletedAt + RESTORABLE_MS;
}

/** Whether a deletion can no longer be undone, and the character may be purged. */
export function isBeyondRestoring({ deletedAt }: Pick<CharacterDocument, "deletedAt">, now: number): boolean {
  return deletedAt !== undefined && now > restorableUntil(deletedAt);
}

/** How many deleted characters of one owner are kept, so that nobody fills the store by making and deleting them. */
export const MAX_RESTORABLE = 20;

/** Which of an owner's deleted characters (the last deleted first) go for good when one more is deleted. */
export function crowdedOut<Deleted>(deleted: readonly Deleted[]): readonly Deleted[] {
  return deleted.slice(MAX_RESTORABLE - 1);
}

/**
 * What of a deleted character changes when its owner brings it back; undefined when it is not deleted. It sits down
 * again where it sat (`table` is that campaign's) only if its owner is still there. Throws `character-not-found` for anyone else and after
 * 30 days, `quota-reached` where its place was given to another.
 */
export function decideRestoreCharacter(
  callerUid: string,
  character: Pick<CharacterDocument, "userId" | "deletedAt" | "formerCampaignId">,
  table: Table | undefined,
  ownership: Ownership,
  now: number,
): Pick<CharacterDocument, "deletedAt" | "campaignId" | "formerCampaignId" | "updatedAt"> | undefined {
  if (character.userId !== callerUid || isBeyondRestoring(character, now)) {
    throw new AppError("character-not-found");
  }
  if (character.deletedAt === undefined) return undefined;
  requireRoom(ownership);
  const isAtTable = table !== undefined && standingOf(callerUid, table) !== "stranger";
  return {
    deletedAt: undefined,
    campaignId: isAtTable ? character.formerCampaignId : undefined,
    formerCampaignId: undefined,
    updatedAt: now,
  };
}
