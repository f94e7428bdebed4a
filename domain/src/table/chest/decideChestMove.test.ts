import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CHEST_THINGS } from "../../documents/chest";
import { dnd5ePurse } from "../../games/dnd5e/play/purse";
import { refusalOf } from "../../operations/refuse";
import { defineItem } from "../../sheet/equipment/item";
import type { InventoryEntry } from "../../sheet/inventory/inventoryEntry";
import { NOW } from "../../testing/campaigns";
import { chestThingOf, CHEST as HELD, lootOf } from "../../testing/chests";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { refusalOf as codeOf } from "../../testing/refusals";
import { AppError } from "../../values/errors";
import { type Chest, EMPTY_CHEST, entryOf } from "./chest";
import { type ChestTable, decideChestMove } from "./decideChestMove";
import type { ChestHero } from "./heroes";
import { saidOf } from "./history";
import { type ChestMove, heroesOf, itemIdsOf } from "./move";

const CHEST: Chest = { ...EMPTY_CHEST, ...HELD };
const ROPE = inventoryEntryOf("corde", { quantity: 2, snapshot: { name: "Corde" } });
const FLOUR = inventoryEntryOf("farine", { quantity: "une poignée", snapshot: { name: "Farine" } });
const RING = inventoryEntryOf("ring", { equipped: true, attuned: true, slot: "main" });

const heroOf = (id: string, changes: Partial<ChestHero> = {}): ChestHero => ({
  ...{ id, uid: id, name: `Héros ${id}`, entries: [], coins: { gp: 0, cp: 0 } },
  ...changes,
});
const LIA = heroOf("lia", { name: "Lia", entries: [ROPE, FLOUR, RING], coins: { gp: 10, cp: 3 } });

function tableOf(uid: string, heroes: readonly ChestHero[] = [LIA]): ChestTable {
  let made = 0;
  return {
    ...{ system: "dnd5e", purse: dnd5ePurse, items: [], now: NOW },
    caller: { uid, name: "Nina" },
    isMj: uid === "mj",
    heroes: new Map(heroes.map((hero) => [hero.id, hero])),
    newId: () => `new-${made++}`,
  };
}

const put = (what: Extract<ChestMove, { kind: "put" }>["what"], characterId = "lia") =>
  ({ kind: "put", characterId, what }) as const;
const take = (what: Extract<ChestMove, { kind: "take" }>["what"], characterId = "lia") =>
  ({ kind: "take", characterId, what }) as const;
const spend = (what: Extract<ChestMove, { kind: "spend" }>["what"], on = "") =>
  ({ kind: "spend", what, on }) as const;

const sentenceOf = (move: ChestMove, chest: Chest = CHEST, table = tableOf("lia")) =>
  refusalOf(() => decideChestMove(table, chest, move));
const quantitiesOf = ({ things }: Chest) => things.map((thing) => entryOf(thing)?.quantity);

describe("putting in", () => {
  it("takes so many of a hero's entry, and says who, what and when", () => {
    const moved = decideChestMove(
      tableOf("lia"),
      EMPTY_CHEST,
      put({ entry: { position: 0, itemId: "corde", quantity: 1 } }),
    );
    expect(moved.chest.things).toEqual([
      { id: "new-0", entry: { ...ROPE, quantity: 1 }, by: "Lia", at: NOW },
    ]);
    expect(moved.heroes).toMatchObject([{ id: "lia", entries: [{ quantity: 1 }, FLOUR, RING] }]);
    expect(saidOf(moved)).toBe("Lia a mis Corde.");
  });

  it("takes what is worn off, and what is in words whole", () => {
    const worn = decideChestMove(
      tableOf("lia"),
      EMPTY_CHEST,
      put({ entry: { position: 2, itemId: "ring" } }),
    );
    expect(worn.chest.things).toMatchObject([{ entry: { equipped: false, attuned: false } }]);
    expect(worn.chest.things[0]?.entry).not.toHaveProperty("slot");
    expect(worn.heroes[0]?.entries).toEqual([ROPE, FLOUR]);
    const flour = decideChestMove(
      tableOf("lia"),
      EMPTY_CHEST,
      put({ entry: { position: 1, itemId: "farine", quantity: 1 } }),
    );
    expect(flour.heroes[0]?.entries).toEqual([ROPE, RING]);
    expect(flour.text).toBe("a mis Farine (une poignée).");
  });

  it("finds an entry that has moved by its item", () => {
    const asked = { position: 0, itemId: "ring" };
    expect(decideChestMove(tableOf("lia"), CHEST, put({ entry: asked })).heroes[0]?.entries).toEqual([
      ROPE,
      FLOUR,
    ]);
    expect(sentenceOf(put({ entry: { position: 0, itemId: "sold" } }))).toBe(
      "Cet objet n'est plus dans le sac.",
    );
  });

  it("counts a thing with the same one, last put in by this hero", () => {
    const chest = { ...EMPTY_CHEST, things: [chestThingOf("rope", { ...ROPE, quantity: 4 })] };
    const again = { ...chest, things: chest.things.map((thing) => ({ ...thing, by: "Kaël", at: 1 })) };
    const asked = put({ entry: { position: 0, itemId: "corde" } });
    expect(decideChestMove(tableOf("lia"), again, asked).chest.things).toEqual([
      { id: "rope", entry: { ...ROPE, quantity: 6 }, by: "Lia", at: NOW },
    ]);
  });

  it("keeps what a homebrew thing is", () => {
    const item = defineItem({ id: "ring", name: "Anneau de Strahd", systems: ["dnd5e"] });
    const asked = put({ entry: { position: 2, itemId: "ring" } });
    expect(itemIdsOf(CHEST, asked)).toEqual(["ring"]);
    const moved = decideChestMove({ ...tableOf("lia"), items: [item] }, EMPTY_CHEST, asked);
    expect(moved.chest.things[0]?.entry).toMatchObject({ snapshot: { name: "Anneau de Strahd" } });
    expect(moved.text).toBe("a mis Anneau de Strahd.");
  });

  it("moves coins, alone or with a thing", () => {
    const moved = decideChestMove(
      tableOf("lia"),
      CHEST,
      put({ entry: { position: 0, itemId: "corde" }, coins: { gp: 4, cp: 3 } }),
    );
    expect(moved.chest.coins).toEqual({ gp: 24, cp: 3 });
    expect(moved.heroes[0]?.coins).toEqual({ gp: 6, cp: 0 });
    expect(moved.text).toBe("a mis 2 × Corde et 4 po et 3 pc.");
  });

  it.each([
    ["nothing", put({}), "Il n'y a rien à déplacer."],
    ["no coins", put({ coins: { gp: 0 } }), "Il n'y a rien à déplacer."],
    ["more coins than there are", put({ coins: { gp: 11 } }), "Il n'y a que 10 po."],
    [
      "more of it than there are",
      put({ entry: { position: 0, itemId: "corde", quantity: 3 } }),
      "Il n'en reste que 2.",
    ],
    [
      "of a hero who is not there",
      put({ coins: { gp: 1 } }, "gone"),
      "Ce personnage n'est plus à cette table.",
    ],
  ])("refuses %s", (_, move, sentence) => {
    expect(sentenceOf(move)).toBe(sentence);
  });

  it("refuses the 301st thing, and another's hero, and coins of another game", () => {
    const full = Array.from({ length: MAX_CHEST_THINGS }, (_, index) =>
      chestThingOf(`thing-${index}`, { itemId: `thing-${index}` }),
    );
    const asked = put({ entry: { position: 0, itemId: "corde" } });
    expect(sentenceOf(asked, { ...EMPTY_CHEST, things: full })).toBe("Le coffre contient déjà 300 objets.");
    expect(codeOf(() => decideChestMove(tableOf("kael"), CHEST, asked))).toBe("forbidden");
    expect(codeOf(() => decideChestMove(tableOf("lia"), CHEST, put({ coins: { eddies: 1 } })))).toBe(
      "invalid-input",
    );
  });
});

describe("taking out", () => {
  it("gives a hero so many of a thing, counted with theirs", () => {
    const potion = inventoryEntryOf("potion-de-soins", { snapshot: { name: "Potion de soins" } });
    const hero = { ...LIA, entries: [potion] };
    const asked = take({ thing: { id: "potions", quantity: 2 }, coins: { gp: 20 } });
    const moved = decideChestMove(tableOf("lia", [hero]), CHEST, asked);
    expect(itemIdsOf(CHEST, asked)).toEqual(["potion-de-soins"]);
    expect(moved.heroes[0]?.entries).toEqual([{ ...potion, quantity: 3 }]);
    expect(moved.heroes[0]?.coins).toEqual({ gp: 30, cp: 3 });
    expect(quantitiesOf(moved.chest)).toEqual([1]);
    expect(moved.chest.coins).toEqual({ gp: 0 });
    expect([moved.name, moved.text]).toEqual(["Lia", "a pris 2 × Potion de soins et 20 po."]);
  });

  it("leaves nothing of what is taken whole: who comes second is told", () => {
    const last = take({ thing: { id: "potions" } });
    const { chest } = decideChestMove(tableOf("lia"), CHEST, last);
    expect(chest.things).toEqual([]);
    expect(sentenceOf(last, chest)).toBe("Cet objet n'est plus dans le coffre.");
    expect(itemIdsOf(chest, last)).toEqual([]);
    expect(sentenceOf(take({ thing: { id: "potions", quantity: 4 } }))).toBe("Il n'en reste que 3.");
    expect(sentenceOf(take({ coins: { gp: 21 } }))).toBe("Il n'y a que 20 po.");
    expect(sentenceOf(take({ coins: { cp: 1 } }))).toBe("Il n'y a que 0 pc.");
    expect(sentenceOf(take({}))).toBe("Il n'y a rien à déplacer.");
  });

  it("refuses what no sheet holds", () => {
    const rich = heroOf("lia", { coins: { gp: dnd5ePurse.max } });
    expect(sentenceOf(take({ coins: { gp: 1 } }), CHEST, tableOf("lia", [rich]))).toBe(
      "La bourse ne peut pas en contenir autant.",
    );
    const many = Array.from({ length: 2000 }, (_, index) => inventoryEntryOf(`thing-${index}`));
    const laden = heroOf("lia", { entries: many });
    expect(sentenceOf(take({ thing: { id: "potions" } }), CHEST, tableOf("lia", [laden]))).toBe(
      "Le sac ne peut pas contenir plus d'objets.",
    );
  });
});

describe("spending", () => {
  it("takes coins and things out of the game, under the name of who does", () => {
    const paid = decideChestMove(tableOf("mj"), CHEST, spend({ coins: { gp: 2 } }, "La nuit à l'auberge"));
    expect(paid.chest.coins).toEqual({ gp: 18 });
    expect(paid.heroes).toEqual([]);
    expect([paid.name, paid.text]).toEqual(["Nina", "a dépensé 2 po : La nuit à l'auberge."]);
    const drunk = decideChestMove(tableOf("mj"), CHEST, spend({ thing: { id: "potions", quantity: 1 } }));
    expect(quantitiesOf(drunk.chest)).toEqual([2]);
    expect(drunk.text).toBe("a retiré Potion de soins.");
    expect(heroesOf(CHEST, spend({}))).toEqual([]);
    expect(sentenceOf(spend({}))).toBe("Il n'y a rien à déplacer.");
  });
});

describe("laws", () => {
  const HEROES = ["lia", "kael", "nox"];
  const entries = fc.array(
    fc.record({
      itemId: fc.constantFrom("corde", "potion", "ring"),
      quantity: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom("une poignée", 2.5)),
      equipped: fc.boolean(),
      notes: fc.option(fc.constantFrom("À Lia", "Maudit"), { nil: undefined }),
    }),
    { maxLength: 6 },
  );
  const amount = fc.integer({ min: 0, max: 12 });
  const moves = fc.array(
    fc.record({
      kind: fc.constantFrom(...(["put", "take", "give", "answer", "withdraw", "claim", "settle"] as const)),
      ...{ hero: fc.constantFrom(...HEROES), to: fc.constantFrom(...HEROES), accept: fc.boolean() },
      quantity: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      coins: fc.option(fc.record({ gp: amount, cp: amount }), { nil: undefined }),
      /** Which of what there is. */
      pick: fc.nat({ max: 8 }),
    }),
    { maxLength: 40 },
  );
  type Asked = Parameters<Parameters<typeof moves.map>[0]>[0][number];

  function moveOf(asked: Asked, chest: Chest, bags: ReadonlyMap<string, ChestHero>): ChestMove {
    const { kind, hero: characterId, pick: position, quantity, coins, to, accept } = asked;
    const giftId = chest.gifts[position % 3]?.id ?? "none";
    if (kind === "answer") return { kind, giftId, accept };
    if (kind === "withdraw") return { kind, giftId };
    const { id: lootId, things: laid } = chest.loots[position % 3] ?? { id: "none", things: [] };
    const thingId = laid[position % 4]?.id ?? "none";
    if (kind === "claim") return { kind, lootId, thingId, characterId, claimed: accept };
    if (kind === "settle")
      return {
        kind,
        lootId,
        things: [{ thingId, to: accept ? [to, characterId] : [to] }],
        shares: HEROES.slice(position % 4),
      };
    if (kind === "take") {
      const thing = chest.things[position];
      return { kind, characterId, what: { coins, ...(thing && { thing: { id: thing.id, quantity } }) } };
    }
    const itemId = bags.get(characterId)?.entries[position]?.itemId;
    const what = { coins, ...(itemId && { entry: { position, itemId, quantity } }) };
    return kind === "put" ? { kind, characterId, what } : { kind, characterId, to, what };
  }

  const LOOTS = ["hoard", "purse"].map((id) =>
    lootOf({
      ...{ id, coins: { gp: 100, cp: 7 } },
      things: ["rope", "ring"].map((thing) => ({ ...chestThingOf(thing, { quantity: 5 }), claims: [] })),
    }),
  );

  /** Every thing with how many there are of it, worn or not, and all coins. */
  function allOf(heroes: Iterable<ChestHero>, chest: Chest) {
    const owners = [...heroes];
    const things: InventoryEntry[] = [
      ...owners.flatMap((hero) => hero.entries),
      ...[...chest.things, ...chest.gifts, ...chest.loots.flatMap((loot) => loot.things)].flatMap(
        ({ entry }) => (entry && entryOf({ entry })) ?? [],
      ),
    ];
    const counted = new Map<string, number>();
    for (const { itemId, notes = "", quantity } of things) {
      const isCounted = Number.isInteger(quantity);
      const key = [itemId, notes, isCounted ? "" : quantity].join(" ");
      counted.set(key, (counted.get(key) ?? 0) + (isCounted ? Number(quantity) : 1));
    }
    const sum = (coin: string) =>
      [chest, ...chest.gifts, ...chest.loots, ...owners].reduce(
        (all, { coins }) => all + (coins[coin] ?? 0),
        0,
      );
    const known = [...counted].filter(([, number]) => number > 0).sort();
    return { things: known, gp: sum("gp"), cp: sum("cp") };
  }

  it("no moves make or lose anything, whatever is refused", () => {
    let done = 0;
    fc.assert(
      fc.property(fc.array(entries, { minLength: 3, maxLength: 3 }), moves, (bags, wanted) => {
        let heroes = new Map(
          HEROES.map((id, index) => {
            const carried = (bags[index] ?? []).map(({ itemId, notes, ...rest }) =>
              inventoryEntryOf(itemId, { ...rest, ...(notes !== undefined && { notes }) }),
            );
            return [id, heroOf(id, { entries: carried, coins: { gp: 10, cp: 10 } })] as const;
          }),
        );
        let chest: Chest = { ...EMPTY_CHEST, loots: LOOTS };
        const before = allOf(heroes.values(), chest);
        for (const asked of wanted) {
          const table = { ...tableOf(asked.hero, [...heroes.values()]), newId: () => `made-${done}` };
          try {
            const moved = decideChestMove(table, chest, moveOf(asked, chest, heroes));
            chest = moved.chest;
            heroes = new Map([...heroes, ...moved.heroes.map((one) => [one.id, one] as const)]);
            done += 1;
          } catch (error) {
            if (!(error instanceof AppError && ["operation-refused", "forbidden"].includes(error.code)))
              throw error;
          }
        }
        expect(allOf(heroes.values(), chest)).toEqual(before);
      }),
    );
    expect(done).toBeGreaterThan(100);
  });
});
