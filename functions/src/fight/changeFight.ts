import type { CampaignDocument } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { eveningMoments } from "domain/documents/evening";
import {
  endedFights,
  type FightDocument,
  fightPageId,
  fightPages,
  fights,
  MAX_ENDED_FIGHTS,
} from "domain/documents/fight";
import { tableScenes } from "domain/documents/scene";
import { type SharedInitiativeDocument, sharedInitiatives } from "domain/documents/sharedInitiative";
import { decideEndOfTurn, decideFightChange, type FightChange, toldOf } from "domain/table/fight/changeFight";
import type { FightEntry } from "domain/table/fight/fightOperation";
import { waitingIn } from "domain/table/fight/waitingCreatures";
import { requireLinkedCharacters } from "domain/table/initiative/shareInitiative";
import { requestEffort } from "domain/table/scene/effort";
import type { Handler } from "../http/handler";
import { readDocument, readIfValid, retryOnConflict, type Stored, takeDocument } from "../store/firestore";
import { Guarded } from "../store/guarded";
import { GuardedBatch } from "../store/guardedBatch";
import { newestEndedFightRefs } from "../store/queries";
import { newAlias } from "../table/newAlias";
import { readCampaign } from "../table/readCampaign";
import { writeMoment } from "../table/writeEvening";
import { agreeWithTokens } from "./agreeWithTokens";
import { passTurns } from "./passTurns";

/**
 * Applies the MJ's operations to the newest fight; what members may see of it is written in the same batch. A turn
 * costs two reads beside the session's and its campaign's, in the same round, and at most two writes; what hides, shows or
 * adds participants what `agreeWithTokens` says. While an evening is being played, creatures that fall before the members'
 * eyes are one write more, for its record.
 */
export const changeFight: Handler<"changeFight"> = ({ params, body: { entries }, caller, now }) => {
  const effort = requestEffort();
  return retryOnConflict(async () => {
    const [campaign, stored, live] = await Promise.all([
      readCampaign(params, caller),
      takeDocument(caller.ahead, fights, params.id),
      takeDocument(caller.ahead, sharedInitiatives, params.id),
    ]);
    const { id, data } = campaign;
    const sceneId = await readWaitedOn(id, stored?.data, entries);
    const subject = { campaignId: id, system: data.system, stored: stored?.data, sceneId };
    const change = decideFightChange(data, caller.uid, subject, entries, now);
    const batch = new GuardedBatch();
    const placing = new Guarded({ batch, effort });
    const agreed = await agreeWithTokens(
      placing,
      id,
      {
        before: stored?.data,
        after: change.document,
        isUndone: entries.some((entry) => "undo" in entry),
      },
      now,
    );
    placing.finish();
    await guardNewcomers(batch, id, change.newcomers);
    const told = toldOf(agreed, live?.data, now, newAlias);
    writeFight(batch, id, stored, live, told);
    await writeTurns(batch, campaign, change, now);
    writeLives(batch, campaign, change, now);
    await writeEnded(batch, id, change.ended);
    for (const operationId of change.resumed) batch.delete(endedFights, [id, operationId]);
    await batch.commit();
    return { revision: told.document.revision, entries: [...change.answers] };
  });
};

/** Ends the turn of a player's character, for that player: what a turn of the MJ's costs, and the character's read. */
export const endTurn: Handler<"endTurn"> = async ({ params, body, caller, now }) => {
  await retryOnConflict(async () => {
    const [campaign, stored, live, character] = await Promise.all([
      readCampaign(params, caller),
      takeDocument(caller.ahead, fights, params.id),
      takeDocument(caller.ahead, sharedInitiatives, params.id),
      takeDocument(caller.ahead, characters, body.characterId),
    ]);
    const { id, data } = campaign;
    const subject = { campaignId: id, system: data.system, stored: stored?.data, character: character?.data };
    const change = decideEndOfTurn(data, caller.uid, subject, body, now);
    const batch = new GuardedBatch();
    writeFight(batch, id, stored, live, toldOf(change.document, live?.data, now, newAlias));
    await writeTurns(batch, campaign, change, now);
    await batch.commit();
  });
  return null;
};

/** What turns that passed did to characters, and the pages that the fight's course has filled. */
async function writeTurns(
  batch: GuardedBatch,
  campaign: Stored<CampaignDocument>,
  { turnChanges, pages }: FightChange,
  now: number,
): Promise<void> {
  await passTurns(batch, campaign, turnChanges, now);
  const { id, data } = campaign;
  for (const { course, page, entries } of pages) {
    batch.set(fightPages, [id, fightPageId(course, page)], { mjUid: data.mj.uid, entries: [...entries] });
  }
}

/** Notes which creatures fell and rose for the evening's record, and forgets what was taken back of it. */
function writeLives(
  batch: GuardedBatch,
  campaign: Stored<CampaignDocument>,
  { lives, livesTakenBack }: FightChange,
  now: number,
): void {
  for (const [operationId, changed] of lives) {
    const namesOf = (life: "fell" | "rose") =>
      changed.flatMap((one) => (one.life === life ? [one.name] : []));
    const fact = { kind: "lives" as const, fell: namesOf("fell"), rose: namesOf("rose") };
    writeMoment(batch, campaign, fact, now, operationId);
  }
  for (const operationId of livesTakenBack) batch.delete(eveningMoments, [campaign.id, operationId]);
}

/** The scene that is shown, where who waits on it may join the order that is rolled; else no read. */
async function readWaitedOn(
  campaignId: string,
  stored: FightDocument | undefined,
  entries: readonly FightEntry[],
): Promise<string | undefined> {
  const isRolled = entries.some((one) => "operation" in one && one.operation.type === "rollInitiative");
  if (!isRolled || stored === undefined || waitingIn(stored.panel.fighting).length === 0) return undefined;
  return (await readDocument(tableScenes, campaignId))?.data.shown?.sceneId;
}

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

/** Stores a fight, and what its members see of it, as far as they changed. */
function writeFight(
  batch: GuardedBatch,
  campaignId: string,
  stored: Stored<FightDocument> | undefined,
  live: Stored<SharedInitiativeDocument> | undefined,
  { document, live: shown }: ReturnType<typeof toldOf>,
): void {
  if (stored === undefined) batch.create(fights, [campaignId], document);
  else if (document !== stored.data) {
    const absent = { startedAt: undefined, course: undefined, playersPass: undefined, turnOnly: undefined };
    batch.update(fights, [campaignId], { ...absent, applied: undefined, ...document }, stored.version);
  }
  if (shown === undefined) return;
  if (live === undefined) batch.create(sharedInitiatives, [campaignId], shown);
  else batch.update(sharedInitiatives, [campaignId], shown, live.version);
}

/** Stores fights that ended, and deletes those that are one too many with their pages. */
async function writeEnded(
  batch: GuardedBatch,
  campaignId: string,
  ended: FightChange["ended"],
): Promise<void> {
  if (ended.size === 0) return;
  const kept = await newestEndedFightRefs(campaignId);
  const tooMany = kept.slice(Math.max(0, MAX_ENDED_FIGHTS - ended.size));
  const gone = await Promise.all(tooMany.map(({ id }) => readIfValid(endedFights, campaignId, id)));
  for (const { id } of tooMany) batch.delete(endedFights, [campaignId, id]);
  for (const over of gone) {
    const { id, pages } = over?.data.course ?? { id: "", pages: 0 };
    for (let page = 0; page < pages; page += 1) batch.delete(fightPages, [campaignId, fightPageId(id, page)]);
  }
  for (const [id, fight] of ended) batch.set(endedFights, [campaignId, id], fight);
}
