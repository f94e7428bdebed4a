import { describe, expect, it } from "vitest";
import type { Creature } from "../../game/gameTypes";
import { gameOf } from "../../games/registry/games";
import { rawCharacters } from "../../testing/rawCharacters";
import { gridOf } from "../../testing/scenes";
import type { SystemId } from "../../values/systemIds";
import { speedOn, wayText } from "./speedLeft";

const metres = gridOf({ unit: { name: "m", perCell: 1.5 } });
const squares = gridOf({ unit: { name: "cases", perCell: 1 } });
const zones = gridOf({ unit: { name: "zones", perCell: 1 } });

async function creatureOf(system: SystemId, id?: string): Promise<Creature> {
  const all = await gameOf(system).creatures();
  const found = id === undefined ? all[0] : all.find((one) => one.id === id);
  if (found === undefined) throw new Error("no such creature");
  return found;
}

describe("how far somebody goes in a turn", () => {
  it("is a D&D character's speed, in metres or in squares of a metre and a half", () => {
    const of = (grid: typeof metres, character: unknown) => speedOn(grid, "dnd5e", { character });
    expect(of(metres, rawCharacters.native)).toBe(9);
    expect(of(squares, rawCharacters.native)).toBe(6);
    expect(of(zones, rawCharacters.native)).toBeUndefined();
    expect(of(metres, { system: "dnd5e", stats: { speed: 30 } })).toBe(9);
    expect(of(metres, { system: "dnd5e", stats: { speed: "6 cases" } })).toBeUndefined();
    expect(of(metres, { system: "dnd5e", stats: {} })).toBeUndefined();
  });

  it("is the first speed of what does not walk", () => {
    const ghost = { system: "dnd5e", stats: { speed: { walk: 0, fly: 12, unit: "m" } } };
    expect(speedOn(metres, "dnd5e", { character: ghost })).toBe(12);
  });

  it("is two metres for a point of MOVE, and a square is as long", () => {
    const character = { system: "cyberpunk", stats: { stats: { move: 6 } } };
    expect(speedOn(metres, "cyberpunk", { character })).toBe(12);
    expect(speedOn(squares, "cyberpunk", { character })).toBe(6);
    expect(speedOn(metres, "cyberpunk", { character: {} })).toBeUndefined();
  });

  it("is five metres for a point of an investigator's movement, less with age, and no number of squares", () => {
    const stats = { characteristics: { str: 50, dex: 60, siz: 55 } };
    const of = (data: object, grid = metres) =>
      speedOn(grid, "cthulhu", { character: { system: "cthulhu", stats, data } });
    expect(of({})).toBe(40);
    expect(of({ age: 45 })).toBe(35);
    expect(of({}, squares)).toBeUndefined();
    expect(speedOn(metres, "cthulhu", { character: {} })).toBeUndefined();
  });

  it("is what a creature's block says", async () => {
    expect(speedOn(metres, "dnd5e", { creature: await creatureOf("dnd5e", "goblin") })).toBe(9);
    const raider = await creatureOf("cyberpunk", "pilote-de-raid");
    expect(speedOn(metres, "cyberpunk", { creature: raider })).toBe(12);
    expect(speedOn(metres, "cthulhu", { creature: await creatureOf("cthulhu", "ours") })).toBe(60);
  });

  it("is not known in a game that counts no distances", async () => {
    expect(speedOn(metres, "vampire", { character: rawCharacters.vampire })).toBeUndefined();
    expect(speedOn(metres, "vampire", { creature: await creatureOf("vampire") })).toBeUndefined();
  });
});

describe("what is said of a way", () => {
  it("is its length, and what is left of a speed where one is known", () => {
    expect(wayText(metres, 6)).toEqual({ text: "6 m", isTooFar: false });
    expect(wayText(metres, 6, { speed: 9, walked: 0 })).toEqual({ text: "6 m · reste 3 m", isTooFar: false });
    expect(wayText(squares, 2, { speed: 6, walked: 3 }).text).toBe("2 cases · reste 1 case");
  });

  it("says how much of it is too far, and not of a rounding error", () => {
    expect(wayText(metres, 6, { speed: 9, walked: 6 })).toEqual({
      text: "6 m · 3 m de trop",
      isTooFar: true,
    });
    expect(wayText(metres, 0.1 + 0.2, { speed: 0.3, walked: 0 })).toEqual({
      text: "0,3 m · reste 0 m",
      isTooFar: false,
    });
  });
});
