import { drawings, sceneTokens, tokens, traces, truths } from "domain/documents/scene";
import { repairSight } from "../scenes/repairSight";
import { type GuardedBatch, inBatches } from "../store/guardedBatch";
import { drawingRefsBy, ownedTokens, type TokenRef, truthRefsOf } from "../store/sceneQueries";

const SLOTS = ["0", "1", "2", "3"];

const deleteToken =
  (campaignId: string) =>
  (batch: GuardedBatch, { id, sceneId }: TokenRef) =>
    sceneId === undefined
      ? batch.delete(tokens, [campaignId, id])
      : batch.delete(sceneTokens, [campaignId, sceneId, id]);

/** Removes the tokens of a character that is not linked to the campaign any more. Can be repeated after a crash. */
export async function removeCharacterTokens(
  campaignId: string,
  ownerId: string,
  characterId: string,
): Promise<void> {
  await inBatches(await ownedTokens(campaignId, ownerId, characterId), deleteToken(campaignId));
  await repairSight(campaignId, Date.now());
}

/**
 * Removes the tokens of somebody who is no member any more, what they drew and pointed at, and what they alone were
 * shown. Can be repeated after a crash.
 */
export async function leaveScenes(campaignId: string, uid: string): Promise<void> {
  const [owned, shown, drawn] = await Promise.all([
    ownedTokens(campaignId, uid),
    truthRefsOf(campaignId, uid),
    drawingRefsBy(campaignId, uid),
  ]);
  await inBatches(owned, deleteToken(campaignId));
  await repairSight(campaignId, Date.now());
  await inBatches(shown, (batch, { id }) => batch.delete(truths, [campaignId, uid, id]));
  await inBatches(drawn, (batch, { id }) => batch.delete(drawings, [campaignId, id]));
  await inBatches(SLOTS, (batch, slot) => batch.delete(traces, [campaignId, `${uid}~${slot}`]));
}
