import { describe, expect, it } from "vitest";
import { type Gift, MAX_GIFTS } from "../../documents/chest";
import { dnd5ePurse } from "../../games/dnd5e/play/purse";
import { refusalOf } from "../../operations/refuse";
import { NOW } from "../../testing/campaigns";
import { CHEST } from "../../testing/chests";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { refusalOf as codeOf } from "../../testing/refusals";
import { type Chest, EMPTY_CHEST } from "./chest";
import { type ChestTable, decideChestMove } from "./decideChestMove";
import { leftBy } from "./gifts";
import type { ChestHero } from "./heroes";
import { saidOf } from "./history";
import { type ChestMove, heroesOf, itemIdsOf } from "./move";

const DAGGER = inventoryEntryOf("dague", { quantity: 2, equipped: true, snapshot: { name: "Dague" } });

const heroOf = (id: string, name: string, changes: Partial<ChestHero> = {}): ChestHero => ({
  ...{ id, uid: `player-${id}`, name, entries: [], coins: { gp: 5 } },
  ...changes,
});
const LIA = heroOf("lia", "Lia", { entries: [DAGGER] });
const KAEL = heroOf("kael", "Kaël");

const tableOf = (uid: string, heroes: readonly ChestHero[] = [LIA, KAEL]): ChestTable => ({
  ...{ system: "dnd5e", purse: dnd5ePurse, items: [], now: NOW, newId: () => "gift" },
  ...{ caller: { uid, name: "Mona" }, isMj: uid === "mj" },
  heroes: new Map(heroes.map((hero) => [hero.id, hero])),
});

const give = (to = "kael", quantity?: number): ChestMove => ({
  ...{ kind: "give", characterId: "lia", to },
  what: { entry: { position: 0, itemId: "dague", ...(quantity && { quantity }) }, coins: { gp: 1 } },
});
const answer = (accept: boolean): ChestMove => ({ kind: "answer", giftId: "gift", accept });
const WITHDRAW: ChestMove = { kind: "withdraw", giftId: "gift" };

/** Lia gave Kaël a dagger and a gold piece, and has the rest. */
function offered() {
  const { chest, heroes } = decideChestMove(tableOf("player-lia"), EMPTY_CHEST, give("kael", 1));
  const [lia = LIA] = heroes;
  return { chest, lia };
}
const decided = (uid: string, move: ChestMove, chest: Chest, heroes?: readonly ChestHero[]) =>
  decideChestMove(tableOf(uid, heroes), chest, move);

describe("a gift", () => {
  it("is neither hero's until it is answered", () => {
    const moved = decided("player-lia", give("kael", 1), EMPTY_CHEST);
    expect(moved.chest.gifts).toEqual([
      {
        ...{ id: "gift", coins: { gp: 1 }, at: NOW, entry: { ...DAGGER, quantity: 1, equipped: false } },
        from: { uid: "player-lia", characterId: "lia", name: "Lia" },
        to: { uid: "player-kael", characterId: "kael", name: "Kaël" },
      },
    ]);
    expect(moved.heroes).toEqual([{ ...LIA, entries: [{ ...DAGGER, quantity: 1 }], coins: { gp: 4 } }]);
    expect(saidOf(moved)).toBe("Lia offre Dague et 1 po à Kaël.");
  });

  it("is taken by whom it is for", () => {
    const { chest, lia } = offered();
    expect(heroesOf(chest, answer(true))).toEqual(["kael"]);
    expect(itemIdsOf(chest, answer(true))).toEqual(["dague"]);
    const taken = decided("player-kael", answer(true), chest, [lia, KAEL]);
    expect(taken.chest.gifts).toEqual([]);
    expect(taken.heroes).toMatchObject([
      { id: "kael", entries: [{ itemId: "dague", quantity: 1 }], coins: { gp: 6 } },
    ]);
    expect(saidOf(taken)).toBe("Kaël a pris Dague et 1 po de Lia.");
    expect(refusalOf(() => decided("player-kael", answer(true), taken.chest))).toBe(
      "Ce don n'attend plus de réponse.",
    );
    expect(codeOf(() => decided("player-lia", answer(true), chest))).toBe("forbidden");
  });

  it.each([
    ["refused", "player-kael", answer(false), "Kaël n'a pas pris Dague et 1 po de Lia."],
    ["taken back", "player-lia", WITHDRAW, "Lia a repris son don à Kaël : Dague et 1 po."],
    ["taken back by the MJ", "mj", WITHDRAW, "Mona a repris le don de Lia à Kaël : Dague et 1 po."],
  ])("is its giver's again when it is %s", (_, uid, move, said) => {
    const { chest, lia } = offered();
    expect(heroesOf(chest, move)).toEqual(["lia"]);
    const back = decided(uid, move, chest, [lia, KAEL]);
    expect(back.heroes).toEqual([{ ...lia, entries: [DAGGER], coins: { gp: 5 } }]);
    expect(back.chest.gifts).toEqual([]);
    expect(saidOf(back)).toBe(said);
  });

  it("is the chest's where its giver is not at the table any more", () => {
    const { chest } = offered();
    const back = decided("player-kael", answer(false), chest, [KAEL]);
    expect(back.heroes).toEqual([]);
    expect(back.chest).toMatchObject({ coins: { gp: 1 }, gifts: [], things: [{ by: "Lia" }] });
  });

  it("is refused to oneself, to who is not there, by others, and beyond sixty", () => {
    expect(refusalOf(() => decided("player-lia", give("lia"), EMPTY_CHEST))).toBe(
      "Cet objet est déjà à ce personnage.",
    );
    expect(refusalOf(() => decided("player-lia", give("gone"), EMPTY_CHEST))).toBe(
      "Ce personnage n'est plus à cette table.",
    );
    expect(codeOf(() => decided("player-kael", give(), EMPTY_CHEST))).toBe("forbidden");
    expect(codeOf(() => decided("player-kael", WITHDRAW, offered().chest))).toBe("forbidden");
    const [gift] = offered().chest.gifts;
    const many = Array.from({ length: MAX_GIFTS }, () => gift as Gift);
    expect(refusalOf(() => decided("player-lia", give(), { ...EMPTY_CHEST, gifts: many }))).toBe(
      "Trop de dons attendent une réponse à cette table.",
    );
    const nothing: ChestMove = { kind: "give", characterId: "lia", to: "kael", what: {} };
    expect(refusalOf(() => decided("player-lia", nothing, EMPTY_CHEST))).toBe("Il n'y a rien à déplacer.");
  });
});

describe("a hero who leaves the table", () => {
  const goods = tableOf("mj");
  const putting = { at: NOW, newId: () => "kept" };

  it.each(["lia", "kael"])("leaves what was on its way to the chest (%s)", (id) => {
    const chest = { ...EMPTY_CHEST, ...CHEST, gifts: offered().chest.gifts };
    const left = leftBy(({ characterId }) => characterId === id, goods, chest, putting);
    expect(left?.chest).toMatchObject({ coins: { gp: 21 }, gifts: [] });
    expect(left?.chest.things.at(-1)).toMatchObject({ id: "kept", by: "Lia", entry: { itemId: "dague" } });
    expect(left?.lines).toEqual([
      {
        ...{ uid: "player-lia", name: "Lia" },
        text: "n'a pas pu donner Dague et 1 po à Kaël : c'est au coffre.",
      },
    ]);
  });

  it("changes nothing of the others' gifts", () => {
    expect(leftBy(({ uid }) => uid === "player-nox", goods, offered().chest, putting)).toBeUndefined();
  });
});
