import type { FightDocument } from "domain/documents/fight";
import type { Creature } from "domain/game/gameTypes";
import { gridOf } from "domain/testing/scenes";
import { describe, expect, it } from "vitest";
import type { LiveCharacter } from "../../../live/characters";
import { memberFight, mjFight, speedsOfCharacters, speedsOfCreatures } from "./fightView";

const grid = gridOf();
const entry = (id: string, name: string) => ({ id, name, pronouns: "", role: "", value: 1 });
const order = {
  order: [entry("lorien", "Lorien"), entry("creature-1", "Gobelin 1")],
  activeIndex: 0,
  round: 2,
};
const tokens = [
  { id: "t-lorien", kind: "character", characterId: "lorien", name: "Lorien" },
  { id: "t-brann", kind: "character", characterId: "brann", name: "Brann" },
  { id: "t-goblin", kind: "creature", participantId: "goblin", name: "Gobelin 1" },
] as const;
const speeds = new Map([
  ["lorien", 9],
  ["brann", 7.5],
  ["goblin", 9],
]);

describe("the fight on a member's map", () => {
  it("has whose turn it is and the speeds of the characters that fight", () => {
    expect(memberFight(order, tokens, speeds)).toEqual({
      ...{ round: 2, activeIds: new Set(["t-lorien"]) },
      speeds: new Map([["t-lorien", 9]]),
    });
    expect(memberFight({ ...order, activeIndex: 1 }, tokens, speeds)?.activeIds).toEqual(
      new Set(["t-goblin"]),
    );
    expect(memberFight({ ...order, mjPlays: true }, tokens, speeds)?.activeIds.size).toBe(0);
  });

  it("is none where no order is shared, or nobody is in it", () => {
    expect(memberFight(undefined, tokens, speeds)).toBeUndefined();
    expect(memberFight({ ...order, order: [] }, tokens, speeds)).toBeUndefined();
  });
});

describe("the fight on the MJ's map", () => {
  const goblin = { speeds: { walk: 9 } } as unknown as Creature;
  const panelOf = (initiative: object, creatures: object = {}) =>
    ({
      ...{ system: "dnd5e", initiative: { activeIndex: 1, round: 3, ...initiative } },
      fighting: { creatures, copies: { own: { speeds: { fly: 18 } } } },
    }) as unknown as FightDocument["panel"];
  const rolled = [{ id: "lorien" }, { id: "goblin" }];

  it("has its creatures too, shared or not, and nobody's turn before all have rolled", () => {
    const fight = mjFight(panelOf({ order: rolled }), tokens, speeds);
    expect(fight).toEqual({
      ...{ round: 3, activeIds: new Set(["t-goblin"]) },
      speeds: new Map([
        ["t-lorien", 9],
        ["t-goblin", 9],
      ]),
    });
    const provisional = [...rolled, { id: "brann", provisional: true }];
    expect(mjFight(panelOf({ order: provisional }), tokens, speeds)?.activeIds.size).toBe(0);
    expect(mjFight(panelOf({ order: [] }), tokens, speeds)).toBeUndefined();
    expect(mjFight(undefined, tokens, speeds)).toBeUndefined();
  });

  it("knows creatures by their blocks, in the catalogue or in the fight's own copies", () => {
    const creatures = {
      goblin: { source: { catalogue: "goblin" } },
      bat: { source: { copy: "own" } },
      stranger: { source: { catalogue: "unknown" } },
    };
    const known = speedsOfCreatures(
      panelOf({ order: rolled }, creatures),
      [{ ...goblin, id: "goblin" }],
      grid,
    );
    expect([...known]).toEqual([
      ["goblin", 9],
      ["bat", 18],
    ]);
    expect(speedsOfCreatures(undefined, [], grid).size).toBe(0);
  });
});

it("characters go as far as their sheets say, and those that say nothing are left out", () => {
  const characters = [
    { id: "lorien", system: "dnd5e", stats: { speed: { value: 9, unit: "m" } } },
    { id: "mina", system: "vampire", stats: {} },
  ] as unknown as LiveCharacter[];
  expect([...speedsOfCharacters(characters, grid)]).toEqual([["lorien", 9]]);
});
