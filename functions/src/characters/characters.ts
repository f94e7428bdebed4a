import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { playSystemOf } from "domain/games/registry/plays";
import { levelReached } from "domain/table/characters/levelReached";
import { decideReforgeCharacter } from "domain/table/characters/reforgeCharacter";
import {
  decideRestoreCharacter,
  RESTORABLE_MS,
  restorableUntil,
} from "domain/table/characters/restoreCharacter";
import { mayViewCharacter } from "domain/table/characters/viewCharacter";
import { waitsOfHero } from "domain/table/characters/waitsInPlay";
import { AppError } from "domain/values/errors";
import { isSystemId } from "domain/values/systemIds";
import { compareFrench } from "domain/values/text/compareFrench";
import { offTableDice } from "../forge/offTableDice";
import type { Handler } from "../http/handler";
import { requireAskedRareItems } from "../rareItems/requireAskedRareItems";
import { charactersOf } from "../store/characterQueries";
import { readIfValid, retryOnConflict } from "../store/firestore";
import { inGuardedBatch } from "../store/guarded";
import { GuardedBatch } from "../store/guardedBatch";
import { charactersDeletedSince } from "../store/queries";
import { readPlayState, readPlayStates } from "../table/playStates";
import { stampCampaign } from "../table/stampCampaign";
import { writeMoment } from "../table/writeEvening";
import { characterView } from "./characterView";
import { readCharacter, readCharacterFor, readOwnership } from "./readCharacter";

/**
 * Answers `character-not-found` for a character that is deleted, of another system, or that the caller may
 * not see.
 */
export const getCharacter: Handler<"getCharacter"> = async ({ params, caller, now }) => {
  const { character, campaign } = await readCharacterFor(caller.uid, params);
  const isVisible =
    character.data.deletedAt === undefined && mayViewCharacter(caller.uid, character.data, campaign?.data);
  if (!isVisible) throw new AppError("character-not-found");
  return characterView(character, campaign?.data.name, await readPlayState(character, now));
};

/** The caller's own characters, sorted by name. Reads their states in play, and each of
 * their campaigns once, for its name and for how it counts experience. */
export const listCharacters: Handler<"listCharacters"> = async ({
  params: { system },
  query,
  caller,
  now,
}) => {
  if (query.userId !== undefined && query.userId !== caller.uid) throw new AppError("forbidden");
  if (!isSystemId(system)) return [];
  const found = await charactersOf(caller.uid, system);
  const campaignIds = new Set(found.flatMap(({ data }) => data.campaignId ?? []));
  const [states, read] = await Promise.all([
    readPlayStates(found, now),
    Promise.all([...campaignIds].map((id) => readIfValid(campaigns, id))),
  ]);
  const tables = new Map(read.flatMap((campaign) => (campaign ? [[campaign.id, campaign.data]] : [])));
  return found
    .map((character) => {
      const [table, state] = [tables.get(character.data.campaignId ?? ""), states.get(character.id)];
      const view = characterView(character, table?.name, state);
      if (state === undefined) return view;
      const countsExperience = table?.settings.xpType === "xp";
      const waits = waitsOfHero(playSystemOf(system), character.data, state.state, countsExperience);
      return { ...view, inPlay: { revision: state.revision, waits: [...waits] } };
    })
    .toSorted((a, b) => compareFrench(a.name, b.name));
};

/** Reads only the deleted characters, however many others the caller has. */
export const listDeletedCharacters: Handler<"listDeletedCharacters"> = async ({ caller, now }) => {
  const deleted = await charactersDeletedSince(caller.uid, now - RESTORABLE_MS);
  return deleted.map(({ id, data: { system, name, class: played, deletedAt } }) => ({
    id,
    system,
    name,
    class: played,
    restorableUntil: restorableUntil(deletedAt),
  }));
};

export const reforgeCharacter: Handler<"reforgeCharacter"> = ({ params, body, caller, now }) =>
  retryOnConflict(async () => {
    const { character, campaign } = await readCharacter(params);
    const decided = decideReforgeCharacter(caller.uid, character.data, campaign?.data, body, now);
    await requireAskedRareItems(
      caller.uid,
      character.data,
      { ...character.data, ...decided },
      campaign?.data,
    );
    // What was lost is read from the former stats, where it is not stored yet.
    const state = await readPlayState(character, now);
    const mark = await offTableDice(campaign, { ...character.data, ...decided });
    const changes = { ...decided, offTableDice: mark };
    const batch = new GuardedBatch().update(characters, [character.id], changes, character.version);
    const level = levelReached(character.data, decided);
    if (campaign !== undefined && level !== undefined) {
      const hero = { who: decided.name ?? character.data.name, heroId: character.id };
      writeMoment(batch, campaign, { kind: "level", ...hero, level }, now);
    }
    await batch.commit();
    const reforged = { ...character, data: { ...character.data, ...changes } };
    return characterView(reforged, campaign?.data.name, state);
  });

/** Counts and restores in one guarded write, as `createCharacter` does. */
export const restoreCharacter: Handler<"restoreCharacter"> = async ({
  params: { system, id },
  caller,
  now,
}) => {
  const restored = await inGuardedBatch(async (guarded) => {
    const character = await guarded.read(characters, id);
    if (character?.data.system !== system) throw new AppError("character-not-found");
    const campaignId = character.data.campaignId ?? character.data.formerCampaignId;
    const [ownership, campaign] = await Promise.all([
      readOwnership(guarded, caller.uid),
      campaignId === undefined ? undefined : guarded.read(campaigns, campaignId),
    ]);
    const changes = decideRestoreCharacter(caller.uid, character.data, campaign?.data, ownership, now);
    if (changes === undefined) return { character, campaignName: campaign?.data.name };
    const isBack = changes.campaignId !== undefined && campaign !== undefined;
    if (isBack) (await stampCampaign(guarded, campaign, caller.uid))(now);
    guarded.update(characters, [id], changes);
    const data = { ...character.data, ...changes };
    return { character: { id, data }, campaignName: campaign?.data.name };
  });
  const { character, campaignName } = restored;
  return characterView(character, campaignName, await readPlayState(character, now));
};
