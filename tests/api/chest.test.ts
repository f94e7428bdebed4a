import { randomUUID } from "node:crypto";
import { removeCharacter, removePlayer } from "domain/api/campaigns";
import { deleteCharacter, updateCharacter } from "domain/api/characters";
import { moveChest } from "domain/api/chest";
import { characters } from "domain/documents/character";
import { chestLog, chestOffers, chests } from "domain/documents/chest";
import { items } from "domain/documents/item";
import { playStates } from "domain/documents/play";
import type { ChestMove } from "domain/table/chest/move";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { characterOf } from "../support/campaigns";
import { idsIn, put, putRaw, read } from "../support/database";
import { type Seat, seat, type TestTable, table } from "./support/seats";

const ROPE = { itemId: "corde-de-chanvre", quantity: 3, snapshot: { name: "Corde" } };
const FLOUR = { itemId: "farine", quantity: "une poignée", snapshot: { name: "Farine" } };

/** A campaign of Mona's in which Ana plays Lia, who has ropes, flour and ten gold pieces, and Léo plays Kaël. */
async function carried(system: "dnd5e" | "vampire" = "dnd5e") {
  const [mona, ana, leo] = [await seat("Mona"), await seat("Ana"), await seat("Léo")];
  const brumes = await table(mona, [ana, leo], { system });
  const stats = { inventoryItems: [ROPE, FLOUR], coins: { gp: 10 } };
  const at = { system, campaignId: brumes.id };
  const lia = await characterOf(ana, { ...at, name: "Lia", stats });
  const kael = await characterOf(leo, { ...at, name: "Kaël" });
  return { mona, ana, leo, brumes, lia, kael };
}

const moving = (
  { browser }: Seat,
  { params }: TestTable,
  move: ChestMove,
  requestId: string = randomUUID(),
) => browser.call(moveChest, { params, body: { requestId, move } });

const put3 = (characterId: string, quantity?: number): ChestMove => ({
  kind: "put",
  characterId,
  what: { entry: { position: 0, itemId: ROPE.itemId, ...(quantity && { quantity }) } },
});
const coinsOf = async (id: string) => (await read(playStates, id))?.state.coins;
const bagOf = async (id: string) => {
  const entries = (await read(characters, id))?.stats.inventoryItems as {
    itemId: string;
    quantity: unknown;
  }[];
  return (entries ?? []).map(({ itemId, quantity }) => [itemId, quantity]);
};
type Play = Awaited<ReturnType<typeof carried>>;
const remove = ({ mona, brumes: { params } }: Play, { uid }: Seat) =>
  mona.browser.call(removePlayer, { params: { ...params, playerId: uid } });
const unlink = ({ mona, brumes: { params } }: Play, characterId: string) =>
  mona.browser.call(removeCharacter, { params: { ...params, characterId } });
const discard = ({ leo, brumes: { params } }: Play, id: string) =>
  leo.browser.call(deleteCharacter, { params: { ...params, id } });
const historyOf = ({ id }: TestTable) => idsIn(`campaigns/${id}/chestLog`);
const chestOf = async ({ id }: TestTable) => {
  const chest = await read(chests, id);
  return [chest?.things.map(({ entry, by }) => [entry.itemId, entry.quantity, by]), chest?.coins];
};

describe("the chest", () => {
  it("takes things and coins of a hero, in one write with its history, once however often it is asked", async () => {
    const { ana, brumes, lia } = await carried();
    const move: ChestMove = {
      kind: "put",
      characterId: lia,
      what: { entry: { position: 0, itemId: ROPE.itemId, quantity: 2 }, coins: { gp: 4 } },
    };
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => moving(ana, brumes, move, requestId)));
    for (const { body } of [...answers, await moving(ana, brumes, move, requestId)])
      expect(body).toEqual({ said: "Lia a mis 2 × Corde et 4 po." });
    expect(await chestOf(brumes)).toEqual([[[ROPE.itemId, 2, "Lia"]], { gp: 4 }]);
    expect(await bagOf(lia)).toEqual([
      [ROPE.itemId, 1],
      [FLOUR.itemId, FLOUR.quantity],
    ]);
    expect(await coinsOf(lia)).toMatchObject({ gp: 6 });
    const [moveId = "", ...others] = await historyOf(brumes);
    expect(others).toEqual([]);
    const line = { uid: ana.uid, name: "Lia", text: "a mis 2 × Corde et 4 po." };
    expect(await read(chestLog, brumes.id, moveId)).toMatchObject(line);
  });

  it("gives to another's hero what its player takes, and says what is not there any more", async () => {
    const { mona, ana, leo, brumes, lia, kael } = await carried();
    await moving(ana, brumes, put3(lia));
    const [thing] = (await read(chests, brumes.id))?.things ?? [];
    const take: ChestMove = { kind: "take", characterId: kael, what: { thing: { id: thing?.id ?? "" } } };
    const taken = await Promise.all([1, 2].map(() => moving(leo, brumes, take)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(taken.map(refusal)).toContainEqual([409, "operation-refused"]);
    expect(await bagOf(kael)).toEqual([[ROPE.itemId, 3]]);
    expect(await chestOf(brumes)).toEqual([[], {}]);
    expect(refusal(await moving(leo, brumes, { ...take, characterId: lia }))).toEqual([403, "forbidden"]);
    const spend: ChestMove = { kind: "spend", what: { coins: { gp: 1 } }, on: "Une bière" };
    expect(refusal(await moving(mona, brumes, spend))).toEqual([409, "operation-refused"]);
    await moving(ana, brumes, { kind: "put", characterId: lia, what: { coins: { gp: 1 } } });
    expect((await moving(mona, brumes, spend)).body).toEqual({ said: "Mona a dépensé 1 po : Une bière." });
  });

  it("is its members' alone, and of the heroes that are at its table", async () => {
    const { ana, brumes, lia } = await carried();
    expect(refusal(await moving(await seat("Zoé"), brumes, put3(lia)))).toEqual([403, "forbidden"]);
    const elsewhere = await characterOf(ana, { stats: { inventoryItems: [ROPE] } });
    expect(refusal(await moving(ana, brumes, put3(elsewhere)))).toEqual([409, "operation-refused"]);
    expect(refusal(await moving(ana, brumes, put3("nobody")))).toEqual([409, "operation-refused"]);
    expect(await bagOf(elsewhere)).toEqual([[ROPE.itemId, 3]]);
    const bad = { kind: "put", characterId: lia, what: { coins: { gp: -1 } } } as ChestMove;
    expect((await moving(ana, brumes, bad)).status).toBe(400);
    const foreign: ChestMove = { kind: "put", characterId: lia, what: { coins: { eddies: 1 } } };
    expect(refusal(await moving(ana, brumes, foreign))).toEqual([400, "invalid-input"]);
  });

  it("refuses the list of an inventory that was opened before a move, and loses nothing", async () => {
    const { ana, brumes, lia } = await carried();
    await moving(ana, brumes, put3(lia));
    const params = { ...brumes.params, id: lia };
    const body = { version: 1, inventoryItems: [ROPE, FLOUR] };
    expect(refusal(await ana.browser.call(updateCharacter, { params, body }))).toEqual([
      409,
      "stale-version",
    ]);
    expect(await bagOf(lia)).toEqual([[FLOUR.itemId, FLOUR.quantity]]);
    expect(await chestOf(brumes)).toEqual([[[ROPE.itemId, 3, "Lia"]], {}]);
  });

  it("takes off what was worn, with the hit points that went with it, and knows what a thing was", async () => {
    const { ana, brumes, mona } = await carried();
    await put(items, ["amulette"], {
      ...{ ownerId: mona.uid, name: "Amulette de santé", systems: ["dnd5e"], properties: [], tags: [] },
      ...{ requiresAttunement: false, effects: { ability: {}, stats: { hp: "+10" } }, systemProfiles: {} },
      ...{ createdAt: 1, updatedAt: 1 },
    } as never);
    const worn = { itemId: "amulette", quantity: 1, equipped: true };
    const hero = await characterOf(ana, {
      ...{ campaignId: brumes.id, name: "Nox" },
      stats: { hp: { current: 30, max: 30 }, inventoryItems: [worn] },
    });
    const move: ChestMove = {
      kind: "put",
      characterId: hero,
      what: { entry: { position: 0, itemId: "amulette" } },
    };
    expect((await moving(ana, brumes, move)).body).toEqual({ said: "Nox a mis Amulette de santé." });
    const [thing] = (await read(chests, brumes.id))?.things ?? [];
    expect(thing?.entry).toMatchObject({ equipped: false, snapshot: { name: "Amulette de santé" } });
    expect((await read(characters, hero))?.stats.equippedItemIds).toEqual([]);
  });

  it("counts no money where the game counts none", async () => {
    const { ana, brumes, lia } = await carried("vampire");
    expect((await moving(ana, brumes, put3(lia))).status).toBe(200);
    const coins: ChestMove = { kind: "put", characterId: lia, what: { coins: { gp: 1 } } };
    expect(refusal(await moving(ana, brumes, coins))).toEqual([400, "invalid-input"]);
  });
});

describe("a gift", () => {
  const offer = (characterId: string, to: string): ChestMove => ({
    ...{ kind: "give", characterId, to },
    what: { entry: { position: 0, itemId: ROPE.itemId, quantity: 2 }, coins: { gp: 4 } },
  });
  const giftIn = async ({ id }: TestTable) => (await read(chestOffers, id))?.gifts[0]?.id ?? "";

  it("is on its way until the other takes it, once", async () => {
    const { mona, ana, leo, brumes, lia, kael } = await carried();
    expect((await moving(ana, brumes, offer(lia, kael))).body).toEqual({
      said: "Lia offre 2 × Corde et 4 po à Kaël.",
    });
    expect([await bagOf(lia), await bagOf(kael)]).toEqual([
      [
        [ROPE.itemId, 1],
        [FLOUR.itemId, FLOUR.quantity],
      ],
      [],
    ]);
    const accept: ChestMove = { kind: "answer", giftId: await giftIn(brumes), accept: true };
    expect(refusal(await moving(mona, brumes, accept))).toEqual([403, "forbidden"]);
    const answers = await Promise.all([1, 2].map(() => moving(leo, brumes, accept)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await bagOf(kael)).toEqual([[ROPE.itemId, 2]]);
    expect(await coinsOf(kael)).toMatchObject({ gp: 4 });
    expect((await read(chestOffers, brumes.id))?.gifts).toEqual([]);
  });

  it("is its giver's again when it is refused, or taken back", async () => {
    const { mona, ana, leo, brumes, lia, kael } = await carried();
    for (const [who, kind] of [
      [leo, "answer"],
      [ana, "withdraw"],
      [mona, "withdraw"],
    ] as const) {
      await moving(ana, brumes, offer(lia, kael));
      const giftId = await giftIn(brumes);
      const move: ChestMove = kind === "answer" ? { kind, giftId, accept: false } : { kind, giftId };
      if (kind === "withdraw") expect(refusal(await moving(leo, brumes, move))).toEqual([403, "forbidden"]);
      expect((await moving(who, brumes, move)).status).toBe(200);
      expect(await bagOf(lia)).toContainEqual([ROPE.itemId, 3]);
      expect(await coinsOf(lia)).toMatchObject({ gp: 10 });
    }
  });

  it.each([
    ["whom it is for is removed", (play: Play) => remove(play, play.leo)],
    ["who gave it is removed", (play: Play) => remove(play, play.ana)],
    ["the hero whom it is for leaves the table", (play: Play) => unlink(play, play.kael)],
    ["the hero whom it is for is deleted", (play: Play) => discard(play, play.kael)],
  ])("is the group's when %s", async (_, leaves) => {
    const play = await carried();
    await moving(play.ana, play.brumes, offer(play.lia, play.kael));
    expect((await leaves(play)).status).toBeLessThan(300);
    expect(await chestOf(play.brumes)).toEqual([[[ROPE.itemId, 2, "Lia"]], { gp: 4 }]);
    expect((await read(chestOffers, play.brumes.id))?.gifts).toEqual([]);
    const lines = await Promise.all(
      (await historyOf(play.brumes)).map((line) => read(chestLog, play.brumes.id, line)),
    );
    expect(lines.map((line) => line?.text)).toContain(
      "n'a pas pu donner 2 × Corde et 4 po à Kaël : c'est au coffre.",
    );
  });

  it("stays where the chest is damaged, and keeps nobody at the table", async () => {
    const play = await carried();
    await moving(play.ana, play.brumes, offer(play.lia, play.kael));
    await putRaw(chests.path(play.brumes.id), { things: "none" });
    expect((await remove(play, play.leo)).status).toBe(204);
    expect(await giftIn(play.brumes)).not.toBe("");
    expect((await moving(play.ana, play.brumes, put3(play.lia))).status).toBe(503);
  });
});

describe("a loot", () => {
  const lay: ChestMove = {
    ...{ kind: "lay", title: "Le trésor" },
    things: [
      { itemId: "dnd5e-potion-de-soins", name: "?", quantity: 2 },
      { name: "Une lettre", quantity: 1 },
    ],
    coins: { gp: 101 },
  };
  const lootIn = async ({ id }: TestTable) => (await read(chestOffers, id))?.loots?.[0];

  it("is the MJ's to lay open and to share, and is shared once", async () => {
    const { mona, ana, leo, brumes, lia, kael } = await carried();
    expect(refusal(await moving(ana, brumes, lay))).toEqual([403, "forbidden"]);
    expect((await moving(mona, brumes, lay)).body).toEqual({ said: "Mona partage un butin : Le trésor." });
    const loot = await lootIn(brumes);
    const [potions, letter] = loot?.things ?? [];
    expect(potions?.entry).toMatchObject({
      itemId: "dnd5e-potion-de-soins",
      snapshot: { name: "Potion de soins" },
    });
    const lootId = loot?.id ?? "";
    const claim: ChestMove = {
      ...{ kind: "claim", lootId, thingId: letter?.id ?? "" },
      ...{ characterId: kael, claimed: true },
    };
    expect((await moving(leo, brumes, claim)).status).toBe(200);
    expect((await lootIn(brumes))?.things[1]?.claims).toMatchObject([{ uid: leo.uid, name: "Kaël" }]);
    expect(await historyOf(brumes)).toHaveLength(1);
    const settle: ChestMove = {
      ...{ kind: "settle", lootId, shares: [lia, kael] },
      things: [{ thingId: letter?.id ?? "", to: [kael] }],
    };
    expect(refusal(await moving(leo, brumes, settle))).toEqual([403, "forbidden"]);
    const answers = await Promise.all([1, 2].map(() => moving(mona, brumes, settle)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body)).toContainEqual({
      said: "Mona a partagé Le trésor : 2 × Potion de soins, 1 po au coffre ; Une lettre, 50 po à Kaël ; 50 po à Lia.",
    });
    expect(await chestOf(brumes)).toEqual([[["dnd5e-potion-de-soins", 2, "Mona"]], { gp: 1 }]);
    expect(await bagOf(kael)).toEqual([[letter?.entry.itemId, 1]]);
    expect([await coinsOf(lia), await coinsOf(kael)]).toMatchObject([{ gp: 60 }, { gp: 50 }]);
  });

  it("is taken away again by the MJ, and is wanted by nobody who has left", async () => {
    const play = await carried();
    await moving(play.mona, play.brumes, lay);
    const loot = await lootIn(play.brumes);
    const [potions] = loot?.things ?? [];
    const lootId = loot?.id ?? "";
    const claim: ChestMove = {
      ...{ kind: "claim", lootId, thingId: potions?.id ?? "" },
      ...{ characterId: play.kael, claimed: true },
    };
    await moving(play.leo, play.brumes, claim);
    await unlink(play, play.kael);
    expect((await lootIn(play.brumes))?.things[0]?.claims).toEqual([]);
    expect((await moving(play.mona, play.brumes, { kind: "clear", lootId })).status).toBe(200);
    expect(await lootIn(play.brumes)).toBeUndefined();
    expect(refusal(await moving(play.leo, play.brumes, claim))).toEqual([409, "operation-refused"]);
    expect(
      (await moving(play.mona, play.brumes, { ...lay, things: [], coins: {} } as ChestMove)).status,
    ).toBe(409);
  });
});
