import { type CharacterDocument, characters } from "domain/documents/character";
import { type PlayStateDocument, playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { darkvisionOf } from "domain/games/registry/senses";
import { normaliseCharacter } from "domain/sheet/character/normaliseCharacter";
import { decideUpdateCharacter, keepsRolledValues } from "domain/table/characters/updateCharacter";
import { decideFollowStats, decideSettle, shownBySave } from "domain/table/play/followStats";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { requireAskedRareItems } from "../rareItems/requireAskedRareItems";
import { repairSight } from "../scenes/repairSight";
import { retryOnConflict, type Stored } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { equippedOf, readPlayState, requirePlayState } from "../table/playStates";
import { characterView } from "./characterView";
import { readCharacter } from "./readCharacter";

/** How far a character sees in the dark by its sheet. */
const darkvision = (character: CharacterDocument): number =>
  darkvisionOf(character.system, normaliseCharacter(character));

export const updateCharacter: Handler<"updateCharacter"> = async ({ params, body, caller, now }) => {
  const { view, seesOtherwise } = await retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params, caller);
    const decided = decideUpdateCharacter(caller.uid, character.data, campaign?.data, body, now);
    const saved = { ...character.data, ...decided };
    await requireAskedRareItems(caller.uid, character.data, saved, campaign?.data);
    const keepsValues = keepsRolledValues(body);
    const changes = keepsValues ? decided : { ...decided, offTableDice: await offTableDice(campaign, saved) };
    const batch = new GuardedBatch().update(characters, [character.id], changes, character.version);
    const state = keepsValues
      ? await settle(batch, character, saved, now)
      : await followStats(batch, character, saved, Object.keys(body), now);
    await batch.commit();
    const after = { ...character, data: { ...character.data, ...changes } };
    const isSeen = campaign !== undefined && darkvision(character.data) !== darkvision(after.data);
    return {
      view: characterView(after, campaign?.data.name, state),
      seesOtherwise: isSeen ? campaign.id : undefined,
    };
  });
  if (seesOtherwise !== undefined) await repairSight(seesOtherwise, now);
  return view;
};

/** A save that puts something on or off may lower the hit points; answers the state. */
async function settle(
  batch: GuardedBatch,
  character: Stored<CharacterDocument>,
  saved: CharacterDocument,
  now: number,
): Promise<PlayStateDocument | undefined> {
  const { id, data } = character;
  const play = playSystemOf(data.system);
  if (play.settled === undefined || isDeepEqual(wornOf(data), wornOf(saved)))
    return readPlayState(character, now);
  const former = await requirePlayState(character, now);
  const state = decideSettle(play, former.data, await equippedOf(saved), now);
  if (state !== former.data) batch.update(playStates, [id], state, former.version);
  return state;
}

/** What of a character says what is worn. */
const wornOf = ({ stats }: CharacterDocument) => [
  stats.inventoryItems,
  stats.equippedItemIds,
  stats.attunedItemIds,
];

/** A save that names hit points, or what else play counts, changes the state as well; answers the state. */
async function followStats(
  batch: GuardedBatch,
  character: Stored<CharacterDocument>,
  saved: CharacterDocument,
  fields: readonly string[],
  now: number,
): Promise<PlayStateDocument> {
  const { id, data } = character;
  const former = await requirePlayState(character, now);
  const play = playSystemOf(data.system);
  const [before, after] = shownBySave(play, former.data, data, saved, fields);
  const [was, is] = await Promise.all([equippedOf(before), equippedOf(after)]);
  const followed = decideFollowStats(play, former.data, was, is, now);
  const state = decideSettle(play, followed, is, now);
  if (state !== former.data) batch.update(playStates, [id], state, former.version);
  return state;
}
