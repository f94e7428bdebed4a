import { describe, expect, it } from "vitest";
import { MAX_LOOT_THINGS, MAX_LOOTS } from "../../documents/chest";
import { dnd5ePurse } from "../../games/dnd5e/play/purse";
import { refusalOf } from "../../operations/refuse";
import { defineItem } from "../../sheet/equipment/item";
import { NOW } from "../../testing/campaigns";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { refusalOf as codeOf } from "../../testing/refusals";
import { type Chest, EMPTY_CHEST, entryOf } from "./chest";
import { type ChestTable, decideChestMove } from "./decideChestMove";
import { leftBy } from "./gifts";
import type { ChestHero } from "./heroes";
import { saidOf } from "./history";
import { sharedCoins, sharedEntry } from "./loots";
import { authorityOf, type ChestMove, heroesOf, itemIdsOf } from "./move";

const POTION = defineItem({ id: "potion", name: "Potion de soins", systems: ["dnd5e"] });

const heroOf = (id: string, name: string): ChestHero => ({
  ...{ id, uid: `player-${id}`, name, entries: [], coins: { gp: 5 } },
});
const HEROES = [heroOf("lia", "Lia"), heroOf("kael", "Kaël"), heroOf("nox", "Nox")];

function tableOf(uid = "mj"): ChestTable {
  let made = 0;
  return {
    ...{ system: "dnd5e", purse: dnd5ePurse, items: [POTION], now: NOW, newId: () => `new-${made++}` },
    ...{ caller: { uid, name: "Mona" }, isMj: uid === "mj" },
    heroes: new Map(HEROES.map((hero) => [hero.id, hero])),
  };
}

const LAY: ChestMove = {
  ...{ kind: "lay", title: "Le trésor" },
  things: [
    { itemId: "potion", name: "Potion de soins", quantity: 2 },
    { name: "Lettre cachetée", quantity: 1 },
    { itemId: "gone", name: "Dague d'os", quantity: 1 },
  ],
  coins: { gp: 100, sp: 2 },
};
const decided = (move: ChestMove, chest: Chest = EMPTY_CHEST, uid = "mj") =>
  decideChestMove(tableOf(uid), chest, move);
const laid = () => decided(LAY).chest;
const sentenceOf = (move: ChestMove, chest?: Chest, uid?: string) =>
  refusalOf(() => decided(move, chest, uid));
const claim = (thingId: string, claimed = true, characterId = "lia"): ChestMove => ({
  ...{ kind: "claim", lootId: "new-5", thingId, characterId, claimed },
});
const settle = (things: readonly (readonly [string, ...string[]])[], shares: string[] = []): ChestMove => ({
  ...{ kind: "settle", lootId: "new-5", shares },
  things: things.map(([thingId, ...to]) => ({ thingId, to })),
});
const inChest = ({ things }: Chest) => things.map((thing) => [entryOf(thing)?.snapshot?.name, thing.by]);

describe("a loot", () => {
  it("lies open with what its items are, and what nothing else tells of", () => {
    const moved = decided(LAY);
    expect(itemIdsOf(EMPTY_CHEST, LAY)).toEqual(["potion", "gone"]);
    const [loot] = moved.chest.loots;
    expect(loot).toMatchObject({ id: "new-5", title: "Le trésor", coins: { gp: 100, sp: 2 }, at: NOW });
    expect(
      loot?.things.map(({ entry, claims }) => [entry.itemId, entry.quantity, entry.snapshot, claims]),
    ).toEqual([
      ["potion", 2, expect.objectContaining({ name: "Potion de soins" }), []],
      ["new-2", 1, { name: "Lettre cachetée" }, []],
      ["new-4", 1, { name: "Dague d'os" }, []],
    ]);
    expect(saidOf(moved)).toBe("Mona partage un butin : Le trésor.");
  });

  it.each([
    ["an empty one", { ...LAY, things: [], coins: { gp: 0 } }, "Ce butin est vide."],
    [
      "one of too many things",
      { ...LAY, things: Array.from({ length: MAX_LOOT_THINGS + 1 }, () => ({ name: "Rubis", quantity: 1 })) },
      "Un butin contient au plus 40 objets.",
    ],
  ])("is not %s", (_, move, sentence) => {
    expect(sentenceOf(move as ChestMove)).toBe(sentence);
  });

  it("is one of ten at most, in coins of its game", () => {
    const [loot] = laid().loots;
    const loots = Array.from({ length: MAX_LOOTS }, () => loot as NonNullable<typeof loot>);
    expect(sentenceOf(LAY, { ...EMPTY_CHEST, loots })).toBe(
      "Trop de butins attendent leur partage à cette table.",
    );
    expect(codeOf(() => decided({ ...LAY, coins: { eddies: 1 } } as ChestMove))).toBe("invalid-input");
  });

  it("is the MJ's to lay open, to share and to take away", () => {
    const kinds = [LAY, settle([]), { kind: "clear", lootId: "l" } as const, claim("x")].map(authorityOf);
    expect(kinds).toEqual(["shareLoot", "shareLoot", "shareLoot", "useChest"]);
  });
});

describe("a claim", () => {
  it("says who wants a thing, once, until they do not any more, without a line of the history", () => {
    const first = decided(claim("new-0"), laid(), "player-lia");
    expect(first.text).toBe("");
    const twice = decided(claim("new-0"), first.chest, "player-lia").chest;
    const both = decided(claim("new-0", true, "kael"), twice, "player-kael").chest;
    const claims = ({ loots }: Chest) =>
      loots[0]?.things.map((thing) => thing.claims.map(({ name }) => name));
    expect(claims(both)).toEqual([["Lia", "Kaël"], [], []]);
    expect(claims(decided(claim("new-0", false), both, "player-lia").chest)).toEqual([["Kaël"], [], []]);
  });

  it("is of one's own hero, and of what is there", () => {
    expect(codeOf(() => decided(claim("new-0"), laid(), "player-kael"))).toBe("forbidden");
    expect(sentenceOf(claim("none"), laid(), "player-lia")).toBe("Cet objet n'est plus dans le butin.");
    expect(sentenceOf(claim("new-0"), EMPTY_CHEST, "player-lia")).toBe("Ce butin est déjà partagé.");
    expect(heroesOf(EMPTY_CHEST, claim("new-0"))).toEqual(["lia"]);
  });

  it("goes with who leaves the table", () => {
    const claimed = decided(claim("new-0"), laid(), "player-lia").chest;
    const putting = { at: NOW, newId: () => "kept" };
    const left = leftBy(({ characterId }) => characterId === "lia", tableOf(), claimed, putting);
    expect(left?.chest.loots[0]?.things[0]?.claims).toEqual([]);
    expect(left?.lines).toEqual([]);
    expect(leftBy(({ characterId }) => characterId === "nox", tableOf(), claimed, putting)).toBeUndefined();
  });
});

describe("sharing", () => {
  it("gives each what the MJ says, the coins in equal parts, and the rest to the chest", () => {
    const move = settle(
      [
        ["new-0", "lia"],
        ["new-3", "kael"],
      ],
      ["lia", "kael", "nox", "lia"],
    );
    expect(heroesOf(EMPTY_CHEST, move)).toEqual(["lia", "kael", "nox"]);
    const moved = decided(move, laid());
    expect(moved.heroes.map(({ id, entries, coins }) => [id, entries.length, coins.gp])).toEqual([
      ["lia", 1, 38],
      ["kael", 1, 38],
      ["nox", 0, 38],
    ]);
    expect(inChest(moved.chest)).toEqual([["Lettre cachetée", "Mona"]]);
    expect(moved.chest.coins).toMatchObject({ gp: 1, sp: 2 });
    expect(moved.chest.loots).toEqual([]);
    expect(saidOf(moved)).toBe(
      "Mona a partagé Le trésor : 2 × Potion de soins, 33 po à Lia ; Lettre cachetée, 1 po et 2 pa au coffre ; Dague d'os, 33 po à Kaël ; 33 po à Nox.",
    );
  });

  it("gives several heroes of one thing as many each, and the chest what is left over", () => {
    const move = settle([["new-0", "lia", "kael", "lia"]]);
    const moved = decided(move, laid());
    expect(heroesOf(EMPTY_CHEST, move)).toEqual(["lia", "kael"]);
    expect(moved.heroes.map(({ id, entries }) => [id, entries[0]?.quantity])).toEqual([
      ["lia", 1],
      ["kael", 1],
    ]);
    expect(saidOf(moved)).toMatch(/ : Potion de soins à Lia ; Potion de soins à Kaël ; Lettre cachetée, /);
  });

  it("is the chest's as a whole where nobody is named", () => {
    const moved = decided(settle([]), laid());
    expect(moved.heroes).toEqual([]);
    expect(inChest(moved.chest)).toHaveLength(3);
    expect(moved.chest.coins).toMatchObject({ gp: 100, sp: 2 });
  });

  it("is done once, and among heroes of the table", () => {
    const { chest } = decided(settle([]), laid());
    expect(sentenceOf(settle([]), chest)).toBe("Ce butin est déjà partagé.");
    expect(sentenceOf({ kind: "clear", lootId: "new-5" }, chest)).toBe("Ce butin est déjà partagé.");
    expect(sentenceOf(settle([["new-0", "gone"]]), laid())).toBe("Ce personnage n'est plus à cette table.");
  });

  it("may not be: the MJ takes it away again", () => {
    const moved = decided({ kind: "clear", lootId: "new-5" }, laid());
    expect(moved.chest).toEqual(EMPTY_CHEST);
    expect(saidOf(moved)).toBe("Mona a repris le butin : Le trésor.");
  });
});

it.each([
  [2, 2, 1, undefined],
  [5, 3, 1, 2],
  [3, 1, 3, undefined],
  [2, 0, undefined, 2],
  [2, 3, undefined, 2],
  ["une poignée", 1, "une poignée", undefined],
  ["une poignée", 2, undefined, "une poignée"],
])("shares %o of a thing among %i without a loss", (quantity, among, each, rest) => {
  const shared = sharedEntry(inventoryEntryOf("corde", { quantity }), among);
  expect([shared.each?.quantity, shared.rest?.quantity]).toEqual([each, rest]);
});

it.each([
  [{ gp: 100, sp: 2 }, 3, { each: { gp: 33 }, rest: { gp: 1, sp: 2 } }],
  [{ gp: 100 }, 0, { each: {}, rest: { gp: 100 } }],
  [{ cp: 6 }, 3, { each: { cp: 2 }, rest: {} }],
])("shares %o among %i without a loss", (coins, among, shared) => {
  expect(sharedCoins(coins, among)).toEqual(shared);
});
