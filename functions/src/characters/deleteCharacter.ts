import { decideDeleteCharacter, deletedFrom } from "domain/character/deleteCharacter";
import { crowdedOut } from "domain/character/restoreCharacter";
import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { AppError } from "domain/errors";
import { characterDeletedNotice } from "domain/notifications/notices";
import type { Handler } from "../http/handler";
import { leaveInitiative } from "../initiative/leaveInitiative";
import { GuardedBatch, retryOnConflict } from "../store/firestore";
import { charactersDeletedSince } from "../store/queries";
import { readCharacter } from "./readCharacter";

/**
 * Keeps the document for the 30 days in which its owner may restore it, and takes it from the table. Of very many, the
 * first deleted goes for good. `userId`, where it is given, must be the owner's: the caller deletes the character that
 * they think they delete. The owner is told in the same write: a trigger would run for every hit point that any
 * character loses.
 */
export const deleteCharacter: Handler<"deleteCharacter"> = async ({ params, query, caller, now }) => {
  await retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params);
    const { userId, campaignId } = character.data;
    const decision = decideDeleteCharacter(caller.uid, character.data, campaign?.data);
    if (query.userId !== undefined && query.userId !== userId) {
      throw new AppError("character-not-found");
    }
    if (decision === "settled") return;
    const batch = new GuardedBatch();
    batch.update(characters, [character.id], deletedFrom(campaignId, now), character.version);
    const crowded = crowdedOut(await charactersDeletedSince(userId, 0));
    for (const { id, version } of crowded) batch.delete(characters, [id], version);
    const { recipientUid, notification } = characterDeletedNotice(character.data, now);
    batch.set(notifications, [recipientUid, `deleted-${character.id}`], notification);
    if (campaign !== undefined) {
      batch.update(campaigns, [campaign.id], { updatedAt: now });
      await leaveInitiative(batch, campaign.id, [character.id], now);
    }
    await batch.commit();
  });
  return null;
};
