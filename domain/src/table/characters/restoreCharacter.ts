import type { CharacterDocument } from "../../documents/character";
import { type Ownership, requireRoom } from "../../sheet/character/quota";
import { AppError } from "../../values/errors";
import { standingOf, type Table } from "../campaign/authority";
import { RESTORABLE_DAYS } from "../notifications/notices";

/** How long a deleted character can be restored, in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60_000;

/** Until when a character that was deleted at this moment can be restored; both in epoch milliseconds. */
export function restorableUntil(deletedAt: number): number {
  return deletedAt + RESTORABLE_MS;
}

/** Whether a deletion can no longer be undone, and the character may be removed for good. */
export function isBeyondRestoring({ deletedAt }: Pick<CharacterDocument, "deletedAt">, now: number): boolean {
  return deletedAt !== undefined && now > restorableUntil(deletedAt);
}

/**
 * How many deleted characters of one owner are stored, so that creating and deleting them cannot fill the
 * database.
 */
export const MAX_RESTORABLE = 20;

/** The deleted characters of an owner (given newest first) to remove for good when one more is deleted. */
export function beyondRestorableLimit<Deleted>(deleted: readonly Deleted[]): readonly Deleted[] {
  return deleted.slice(MAX_RESTORABLE - 1);
}

/**
 * The changes when an owner restores a deleted character; undefined when it is not deleted. It is linked to
 * its former campaign (`table`) again only if its owner is still a member. Throws `character-not-found` for
 * anyone else and after 30 days, `quota-reached` when the owner has no room for it.
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
