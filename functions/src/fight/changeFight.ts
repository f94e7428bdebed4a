import { characters } from "domain/documents/character";
import { endedFights, type FightDocument, fights, MAX_ENDED_FIGHTS } from "domain/documents/fight";
import { sharedInitiatives } from "domain/documents/sharedInitiative";
import { decideFightChange, type FightChange, rollsOf } from "domain/table/fight/changeFight";
import { requireLinkedCharacters } from "domain/table/initiative/shareInitiative";
import { readCampaign } from "../campaigns/readCampaign";
import type { Handler } from "../http/handler";
import { dataOfRolls, readAppliedRolls, writeAppliedRolls } from "../rolls/appliedRolls";
import { GuardedBatch, readDocument, retryOnConflict, type Stored, takeDocument } from "../store/firestore";
import { newestEndedFightRefs } from "../store/queries";
import { passTurns } from "./passTurns";

/**
 * Applies the MJ's operations to the newest fight; what members may see of it is written in the same batch. A turn
 * costs two reads beside the session's and its campaign's, in the same round, and at most two writes; what applies a
 * roll's damage one more of each.
 */
export const changeFight: Handler<"changeFight"> = ({ params, body: { entries }, caller, now }) =>
  retryOnConflict(async () => {
    const [campaign, stored, live] = await Promise.all([
      readCampaign(params, caller),
      takeDocument(caller.ahead, fights, params.id),
      takeDocument(caller.ahead, sharedInitiatives, params.id),
    ]);
    const { id, data } = campaign;
    const rolls = await readAppliedRolls(id, rollsOf(stored?.data, entries));
    const subject = { campaignId: id, system: data.system, stored: stored?.data, live: live?.data };
    const change = decideFightChange(
      data,
      caller.uid,
      { ...subject, rolls: dataOfRolls(rolls) },
      entries,
      now,
    );
    const batch = new GuardedBatch();
    await guardNewcomers(batch, id, change.newcomers);
    if (change.document !== stored?.data) writeFight(batch, id, stored, change.document);
    if (change.live !== undefined) {
      if (live === undefined) batch.create(sharedInitiatives, [id], change.live);
      else batch.update(sharedInitiatives, [id], change.live, live.version);
    }
    writeAppliedRolls(batch, id, rolls, change.applied);
    await passTurns(batch, campaign, change.turnChanges, now);
    await writeEnded(batch, id, change.ended);
    for (const operationId of change.resumed) batch.delete(endedFights, [id, operationId]);
    await batch.commit();
    return { revision: change.document.revision, entries: [...change.answers] };
  });

/** Only the campaign's characters may be announced; one that leaves at the same moment must not enter the order. */
async function guardNewcomers(
  batch: GuardedBatch,
  campaignId: string,
  newcomers: FightChange["newcomers"],
): Promise<void> {
  const found = await Promise.all(newcomers.map((id) => readDocument(characters, id)));
  requireLinkedCharacters(
    campaignId,
    found.map((character) => character?.data),
  );
  for (const character of found) {
    if (character) batch.requireUnchanged(characters, [character.id], character.version);
  }
}

function writeFight(
  batch: GuardedBatch,
  campaignId: string,
  stored: Stored<FightDocument> | undefined,
  document: FightDocument,
): void {
  if (stored === undefined) batch.create(fights, [campaignId], document);
  else batch.update(fights, [campaignId], { startedAt: undefined, ...document }, stored.version);
}

/** Stores fights that ended, and deletes those that are one too many. */
async function writeEnded(
  batch: GuardedBatch,
  campaignId: string,
  ended: FightChange["ended"],
): Promise<void> {
  if (ended.size === 0) return;
  const kept = await newestEndedFightRefs(campaignId);
  for (const { id } of kept.slice(Math.max(0, MAX_ENDED_FIGHTS - ended.size))) {
    batch.delete(endedFights, [campaignId, id]);
  }
  for (const [id, fight] of ended) batch.set(endedFights, [campaignId, id], fight);
}
