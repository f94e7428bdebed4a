import { describe, expect, it } from "vitest";
import { playSystemOf } from "../../games/registry/plays";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { NOW } from "../../testing/campaigns";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { equippedOf, refusedSentence } from "../../testing/playLaws";
import { showing } from "../../testing/seededSource";
import { decidePlayChange, firstPlayState } from "./changePlayState";
import { decideDrink, potionIn } from "./drink";

const play = playSystemOf("dnd5e");
const POTION = "dnd5e-potion-de-soins";
const buildOf = (quantity: number | string) => ({
  stats: {
    hp: { current: 20, max: 31 },
    inventoryItems: [inventoryEntryOf("corde"), inventoryEntryOf(POTION, { quantity })],
  },
  data: {},
});
const carried = (build: object) =>
  normaliseCharacter(build).inventoryItems.map(({ itemId, quantity }) => [itemId, quantity]);

describe("drinking a potion", () => {
  const drink = (quantity: number | string, itemId = POTION) =>
    decideDrink(play, buildOf(quantity), itemId, showing(2, 3));

  it("takes one of it, and the entry with the last", () => {
    expect(carried(drink(3).build)).toEqual([
      ["corde", 1],
      [POTION, 2],
    ]);
    expect(carried(drink(1).build)).toEqual([["corde", 1]]);
    expect(drink(1).roll.total).toBe(7);
  });

  it("is refused for what is gone, not counted, or no drink", () => {
    expect(refusedSentence(() => drink(1, "autre"))).toBe("Cet objet n'est plus dans le sac.");
    expect(refusedSentence(() => drink(0))).toBe("Il n'en reste plus.");
    expect(refusedSentence(() => drink("une poignée"))).toMatch(/pas compté/);
    expect(refusedSentence(() => drink(1, "corde"))).toBe("Cet objet ne se boit pas.");
    expect(potionIn(playSystemOf("vampire"), { itemId: POTION })).toBeUndefined();
  });

  it("is known by the names that other tools carry it under", () => {
    const named = (name: string) => potionIn(play, { itemId: "x", snapshot: { name, properties: [] } })?.dice;
    expect(named("Potion of Healing")).toBe("2d4+2");
    expect(named("Potion of Healing (Greater)")).toBe("4d4+4");
    expect(named("Potion de soins suprêmes")).toBe("10d4+20");
    expect(named("Potion of Flying")).toBeUndefined();
  });
});

describe("a potion that is drunk in play", () => {
  const equipped = equippedOf("dnd5e", buildOf(2).stats);
  const entry = (id: string) => ({ id, drink: { itemId: POTION } });
  const change = (uid: string, ids: readonly string[], quantity = 2) =>
    decidePlayChange(
      { uid, role: uid === "alice" ? "owner" : "mj" },
      {
        play,
        limits: play.limitsOf(equipped),
        character: { id: "elenna", name: "Elenna", campaignId: "camp", build: buildOf(quantity) },
        advances: undefined,
        stored: firstPlayState(play, "alice", equipped, NOW),
        source: showing(2, 3),
        earlier: new Map(),
      },
      ids.map(entry),
      NOW,
    );

  it("heals, leaves the bag and is told, in one change that nobody takes back", () => {
    const { build, answers, created, document } = change("alice", ["potion-a"]);
    const said = "Elenna boit une potion de soins : +7 PV (2d4+2 : 7)";
    expect(answers).toEqual([{ id: "potion-a", events: [{ text: said, tone: "good" }] }]);
    expect(created.get("potion-a")).toMatchObject({ inverse: [], events: [{ text: said }] });
    expect(document.state).toMatchObject({ hitPoints: { lost: 4 } });
    expect(carried(build ?? {})).toEqual([
      ["corde", 1],
      [POTION, 1],
    ]);
  });

  it("is drunk as often as there are some, and by its owner alone", () => {
    const { build, answers } = change("alice", ["potion-a", "potion-b"], 1);
    expect(answers[1]).toEqual({ id: "potion-b", refused: "Cet objet n'est plus dans le sac." });
    expect(carried(build ?? {})).toEqual([["corde", 1]]);
    expect(change("mj", ["potion-a"]).created.size).toBe(0);
  });

  it("stays in the bag of who is whole", () => {
    const { build, answers } = change("alice", ["potion-a", "potion-b", "potion-c"], 3);
    expect(answers[2]).toEqual({ id: "potion-c", refused: "Les PV sont déjà au maximum." });
    expect(carried(build ?? {})[1]).toEqual([POTION, 1]);
  });
});
