import { randomUUID } from "node:crypto";
import { moveChest } from "domain/api/chest";
import { characters } from "domain/documents/character";
import { chestOffers, chests } from "domain/documents/chest";
import { playStates } from "domain/documents/play";
import type { ChestMove } from "domain/table/chest/move";
import { seat, table } from "../../api/support/seats";
import { characterOf } from "../../support/campaigns";
import { idsIn, read } from "../../support/database";

const ROPE = { itemId: "corde-de-chanvre", quantity: 10, snapshot: { name: "Corde" } };
const FLOUR = { itemId: "farine", quantity: "une poignée", snapshot: { name: "Farine" } };

type Entry = { readonly itemId: string; readonly quantity: unknown };
type Coins = Readonly<Record<string, number>>;

const entriesOf = async (hero: string) =>
  ((await read(characters, hero))?.stats.inventoryItems ?? []) as readonly Entry[];
const coinsOf = async (hero: string) => ((await read(playStates, hero))?.state.coins ?? {}) as Coins;

async function chestOf(campaignId: string) {
  const [{ things = [], coins = {} } = {}, { gifts = [] } = {}] = await Promise.all([
    read(chests, campaignId),
    read(chestOffers, campaignId),
  ]);
  return { things, coins, gifts };
}

/** What there is in all bags and purses, in the chest and on its way. */
async function everything(campaignId: string, heroes: readonly string[]) {
  const { things, gifts, coins } = await chestOf(campaignId);
  const bags = await Promise.all(heroes.map(entriesOf));
  const stored = [...things, ...gifts].flatMap(({ entry }) => (entry ? [entry as Entry] : []));
  const entries = [...bags.flat(), ...stored];
  const purses = [...(await Promise.all(heroes.map(coinsOf))), ...gifts.map((gift) => gift.coins), coins];
  const sum = (coin: string) => purses.reduce((all, held) => all + (held[coin] ?? 0), 0);
  return {
    ropes: entries.reduce(
      (all, { itemId, quantity }) => all + (itemId === ROPE.itemId ? Number(quantity) : 0),
      0,
    ),
    handfuls: entries.filter(({ itemId }) => itemId === FLOUR.itemId).length,
    ...{ gp: sum("gp"), sp: sum("sp") },
  };
}

/** The same numbers for the same seed. */
function numbersFrom(seed: number) {
  let last = seed;
  return (below: number) => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last % below;
  };
}

/**
 * Six at one table, each of whom makes so many moves one after the other, all six at once: things and coins into the
 * chest, out of it, and to each other. Answers what there is before and after them.
 */
export async function movesOfSix(each: number, seed: number) {
  const mona = await seat("Mona");
  const players = await Promise.all(["Ana", "Léo", "Zoé", "Kim", "Sam"].map((name) => seat(name)));
  const brumes = await table(mona, players);
  const heroes = await Promise.all(
    [mona, ...players].map(async (player, index) => ({
      player,
      id: await characterOf(player, {
        ...{ campaignId: brumes.id, name: `Héros ${index}` },
        stats: { inventoryItems: [ROPE, FLOUR], coins: { gp: 20, sp: 5 } },
      }),
    })),
  );
  const ids = heroes.map(({ id }) => id);
  const before = await everything(brumes.id, ids);
  const random = numbersFrom(seed);

  async function moveOf(characterId: string): Promise<ChestMove> {
    const { things, gifts } = await chestOf(brumes.id);
    const coins = random(3) === 0 ? { coins: { gp: random(6) + 1 } } : {};
    const theirs = gifts.find(({ to }) => to.characterId === characterId);
    const own = gifts.find(({ from }) => from.characterId === characterId);
    if (theirs && random(2) === 0) return { kind: "answer", giftId: theirs.id, accept: random(3) > 0 };
    if (own && random(4) === 0) return { kind: "withdraw", giftId: own.id };
    const quantity = random(3) + 1;
    if (random(3) === 0) {
      const thing = things[random(Math.max(1, things.length))];
      return {
        kind: "take",
        characterId,
        what: { ...coins, ...(thing && { thing: { id: thing.id, quantity } }) },
      };
    }
    const bag = await entriesOf(characterId);
    const position = random(Math.max(1, bag.length));
    const itemId = bag[position]?.itemId;
    const what = { ...coins, ...(itemId !== undefined && { entry: { position, itemId, quantity } }) };
    if (random(2) === 0) return { kind: "put", characterId, what };
    return { kind: "give", characterId, to: ids[random(ids.length)] ?? "", what };
  }

  const statuses = await Promise.all(
    heroes.map(async ({ player, id }) => {
      const seen: number[] = [];
      for (let made = 0; made < each; made++) {
        const body = { requestId: randomUUID(), move: await moveOf(id) };
        seen.push((await player.browser.call(moveChest, { params: brumes.params, body })).status);
      }
      return seen;
    }),
  );
  const strange = statuses.flat().filter((status) => status !== 200 && status !== 409);
  if (strange.length > 0) throw new Error(`Moves were answered ${[...new Set(strange)].join(", ")}.`);
  return {
    ...{ before, all: await everything(brumes.id, ids) },
    moved: statuses.flat().filter((status) => status === 200).length,
    lines: (await idsIn(`campaigns/${brumes.id}/chestLog`)).length,
  };
}
