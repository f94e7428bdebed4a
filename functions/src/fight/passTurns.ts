import type { CampaignDocument } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { playLog, playStates } from "domain/documents/play";
import type { AnyPlaySystem } from "domain/game/play";
import { readState } from "domain/game/readState";
import { advanceRulesOf } from "domain/games/advances";
import { playSystemOf } from "domain/games/registry/plays";
import type { TurnChange } from "domain/table/fight/turnChanges";
import { decidePlayChange, requirePlayActor } from "domain/table/play/changePlayState";
import type { AskedEntry } from "domain/table/play/playEntry";
import { writePlayChange } from "../play/writePlayChange";
import { readIfValid, type Stored } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";
import { equippedOf } from "../table/playStates";

type State = Parameters<NonNullable<AnyPlaySystem["passTurn"]>>[0];

/** What a change asks of the character's state; undefined where it makes no sense for it. */
function entryOf(
  play: AnyPlaySystem,
  state: State,
  change: TurnChange,
  campaignId: string,
): AskedEntry | undefined {
  const entry = { id: change.entryId, campaignId };
  if (change.kind === "undoTurn") return { ...entry, undo: change.undo };
  const operation =
    change.kind === "passTurn" ? play.passTurn?.(state) : play.endCondition?.(change.condition);
  return operation && { ...entry, operations: [{ ...operation }] };
}

/**
 * Counts down and ends conditions of characters in the batch in which the turn passes, as operations of the MJ with
 * their lines in the log, and takes that back with the turn. What a character has not any more is left as it is, and so
 * is one that cannot be read: the fight goes on. One read where a game counts turns, three reads and two writes more
 * for each character that a turn changes.
 */
export async function passTurns(
  batch: GuardedBatch,
  campaign: Stored<CampaignDocument>,
  changes: readonly TurnChange[],
  now: number,
): Promise<void> {
  const play = playSystemOf(campaign.data.system);
  const counted = changes.filter(({ kind }) => kind === "endCondition" || play.passTurn !== undefined);
  const ids = [...new Set(counted.map(({ characterId }) => characterId))];
  const each = ids.map((id) => counted.filter(({ characterId }) => characterId === id));
  await Promise.all(each.map((own) => passTurnsOf(batch, campaign, play, own, now)));
}

async function passTurnsOf(
  batch: GuardedBatch,
  campaign: Stored<CampaignDocument>,
  play: AnyPlaySystem,
  changes: readonly TurnChange[],
  now: number,
): Promise<void> {
  const [first] = changes;
  const id = first?.characterId ?? "";
  const state = await readIfValid(playStates, id);
  const inPlay = state && readState(play, state.data.state);
  if (state === undefined || inPlay === undefined) return;
  const entries = changes.flatMap((change) => entryOf(play, inPlay, change, campaign.id) ?? []);
  if (entries.length === 0) return;
  const undone = entries.flatMap((entry) => ("undo" in entry ? [entry.undo] : []));
  const [character, ...logged] = await Promise.all([
    readIfValid(characters, id),
    ...undone.map((entry) => readIfValid(playLog, id, entry)),
  ]);
  if (character?.data.campaignId !== campaign.id || character.data.system !== campaign.data.system) return;
  const { name, stats, data } = character.data;
  const change = decidePlayChange(
    requirePlayActor(campaign.data.mj.uid, character.data, campaign.data),
    {
      play,
      limits: play.limitsOf(await equippedOf(character.data)),
      character: { id, name, campaignId: campaign.id, build: { stats, data } },
      advances: advanceRulesOf(character.data.system),
      // What turns do is counted in the fight's pace: operations on one character do not hold them up.
      stored: { ...state.data, mjPace: undefined },
      earlier: new Map(logged.flatMap((entry) => (entry ? [[entry.id, entry.data] as const] : []))),
    },
    entries,
    now,
  );
  if (change.created.size === 0) return;
  const document = { ...change.document, mjPace: state.data.mjPace };
  writePlayChange(batch, { character, state }, { ...change, document });
}
