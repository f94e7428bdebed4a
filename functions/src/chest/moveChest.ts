import { type CampaignDocument, campaigns } from "domain/documents/campaign";
import { type CharacterDocument, characters } from "domain/documents/character";
import { chestLog } from "domain/documents/chest";
import { type PlayStateDocument, playStates } from "domain/documents/play";
import { playSystemOf } from "domain/games/registry/plays";
import { requireAuthority } from "domain/table/campaign/authority";
import { decideChestMove } from "domain/table/chest/decideChestMove";
import { type ChestHero, carrying, chestHero, paying } from "domain/table/chest/heroes";
import { historyOf, saidOf } from "domain/table/chest/history";
import { authorityOf, heroesOf, itemIdsOf } from "domain/table/chest/move";
import { NO_PURSE } from "domain/table/chest/parcels";
import { decideSettle } from "domain/table/play/followStats";
import { isDeepEqual } from "domain/values/isDeepEqual";
import type { Handler } from "../http/handler";
import type { Stored } from "../store/firestore";
import { type Guarded, inGuardedBatch } from "../store/guarded";
import { idOfRequest } from "../store/idOfRequest";
import { newId } from "../store/newId";
import { equippedOf, firstStateOf } from "../table/playStates";
import { requireCampaign } from "../table/readCampaign";
import { readWornItems } from "../table/readItems";
import { readMember } from "../table/readMember";
import { readChest, writeChest } from "./storedChest";

/** A hero with the documents that say what is theirs. */
interface Found {
  readonly character: Stored<CharacterDocument>;
  readonly state: PlayStateDocument;
  readonly hero: ChestHero;
}

/** Those of these characters that are at the table. */
async function readHeroes(
  guarded: Guarded,
  campaign: Stored<CampaignDocument>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Found>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const [character, state] = await Promise.all([
        guarded.read(characters, id),
        guarded.read(playStates, id),
      ]);
      if (character?.data.campaignId !== campaign.id || character.data.deletedAt !== undefined) return [];
      const stored = state?.data ?? (await firstStateOf(character.data, now));
      const hero = chestHero(playSystemOf(character.data.system), id, character.data, stored);
      return [[id, { character, state: stored, hero }] as const];
    }),
  );
  return new Map(found.flat());
}

/** Writes what is theirs now, as far as it changed. What is worn no more may lower the hit points. */
async function writeHero(
  guarded: Guarded,
  { character: { id, data }, state, hero }: Found,
  after: ChestHero,
  now: number,
): Promise<void> {
  const play = playSystemOf(data.system);
  const paid = isDeepEqual(after.coins, hero.coins) ? state : paying(play, state, after.coins, now);
  const build = isDeepEqual(after.entries, hero.entries) ? undefined : carrying(data, after.entries, now);
  const settled = build ? decideSettle(play, paid, await equippedOf({ ...data, ...build }), now) : paid;
  if (build !== undefined) guarded.update(characters, [id], build);
  if (settled !== state) guarded.set(playStates, [id], settled);
}

/**
 * Chest, builds and states in one write that stands only if all of them are as they were read. The history's entry has
 * the id of the request: one that is sent again finds it, and moves nothing.
 */
export const moveChest: Handler<"moveChest"> = async ({ params, body: { requestId, move }, caller, now }) => {
  const { id } = params;
  const { name } = await readMember(caller);
  const moveId = idOfRequest(caller.uid, requestId);
  return inGuardedBatch(async (guarded) => {
    const [found, made, chest] = await Promise.all([
      guarded.read(campaigns, id),
      guarded.look(chestLog, id, moveId),
      readChest(guarded, id),
    ]);
    const campaign = requireCampaign(params, found);
    requireAuthority(authorityOf(move), caller.uid, campaign.data);
    if (made !== undefined) return { said: saidOf(made.data) };
    const [heroes, items] = await Promise.all([
      readHeroes(guarded, campaign, heroesOf(chest, move), now),
      readWornItems(itemIdsOf(chest, move)),
    ]);
    const { system } = campaign.data;
    const table = {
      ...{ system, purse: playSystemOf(system).purse ?? NO_PURSE, items, newId, now },
      ...{ caller: { uid: caller.uid, name }, isMj: campaign.data.mj.uid === caller.uid },
      ...{ heroes: new Map([...heroes].map(([key, { hero }]) => [key, hero])) },
    };
    const moved = decideChestMove(table, chest, move);
    for (const after of moved.heroes) {
      const before = heroes.get(after.id);
      if (before) await writeHero(guarded, before, after, now);
    }
    writeChest(guarded, id, { before: chest, after: moved.chest, now });
    if (moved.text !== "")
      guarded.create(chestLog, [id, moveId], historyOf({ ...moved, uid: caller.uid }, now));
    return { said: saidOf(moved) };
  });
};
