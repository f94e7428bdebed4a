import { dateAnswers } from "domain/documents/agenda";
import { characters } from "domain/documents/character";
import { presence } from "domain/documents/presence";
import { whisperThreads } from "domain/documents/whisperThread";
import { leaveAsks } from "../asks/asks";
import { leaveHandouts } from "../handouts/leaveHandouts";
import { deleteIfPresent } from "../store/firestore";
import { inBatches } from "../store/guardedBatch";
import { askRefsFor, broughtCharacterRefs, presenceRefs } from "../store/queries";
import { leaveChest } from "./leaveChest";
import { leaveRareItemRequests } from "./leaveRareItemRequests";
import { leaveScenes } from "./leaveScenes";

/**
 * Unlinks the characters of somebody who is no member of the campaign any more and removes their presence, their part
 * in asks, the rare items that they asked for and what is theirs on scenes, in as many batches as it takes. No character
 * can be linked meanwhile, since linking requires a member. Can be repeated after a crash.
 */
export async function removeMemberTraces(campaignId: string, uid: string, now: number): Promise<void> {
  const [brought, slots] = await Promise.all([
    broughtCharacterRefs(campaignId, uid),
    presenceRefs(campaignId, uid),
  ]);
  await inBatches(brought, (batch, { id }) => batch.update(characters, [id], { campaignId: undefined }));
  await inBatches(slots, (batch, { id }) => batch.delete(presence, [campaignId, id]));
  await deleteIfPresent(dateAnswers, campaignId, uid);
  await deleteIfPresent(whisperThreads, campaignId, uid);
  await leaveRareItemRequests(campaignId, uid);
  await leaveHandouts(campaignId, uid);
  await leaveAsks(uid, () => askRefsFor(campaignId, uid));
  // After the characters are unlinked, from when on nobody can make another token of theirs, nor give them anything.
  await leaveChest(campaignId, (party) => party.uid === uid, now);
  await leaveScenes(campaignId, uid);
}
