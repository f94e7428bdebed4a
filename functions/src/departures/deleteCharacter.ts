import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { notifications } from "domain/documents/notification";
import { decideDeleteCharacter, deletedFrom } from "domain/table/characters/deleteCharacter";
import { beyondRestorableLimit } from "domain/table/characters/restoreCharacter";
import { characterDeletedNotice } from "domain/table/notifications/notices";
import { AppError } from "domain/values/errors";
import { readCharacter } from "../characters/readCharacter";
import type { Handler } from "../http/handler";
import { isDocumentId, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { charactersDeletedSince } from "../store/queries";
import { leaveChest } from "./leaveChest";
import { leaveFight } from "./leaveFight";
import { removeCharacterRareItemRequests } from "./leaveRareItemRequests";
import { removeCharacterTokens } from "./leaveScenes";

/**
 * Marks the character as deleted, for its owner to restore within 30 days, and unlinks it from its campaign.
 * When the owner has deleted very many, the oldest ones are removed for good. `userId`, when given, must be
 * the owner's uid, so that the caller cannot delete another character than they mean. The owner's
 * notification is part of the batch: a trigger on characters would also run at every change of hit points.
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
    const removed = beyondRestorableLimit(await charactersDeletedSince(userId, 0));
    for (const { id, version } of removed) batch.delete(characters, [id], version);
    const { recipientUid, notification } = characterDeletedNotice(character.data, now);
    batch.set(notifications, [recipientUid, `deleted-${character.id}`], notification);
    if (campaign !== undefined) {
      batch.update(campaigns, [campaign.id], { updatedAt: now });
      await leaveFight(batch, campaign.id, [character.id], now);
    }
    await batch.commit();
    // One that no campaign has, in a document that another release or hand wrote, leads nowhere.
    if (campaignId !== undefined && isDocumentId(campaignId)) {
      await removeCharacterTokens(campaignId, userId, character.id);
      await removeCharacterRareItemRequests(campaignId, character.id);
      await leaveChest(campaignId, (party) => party.characterId === character.id, now);
    }
  });
  return null;
};
