import { describe, expect, it } from "vitest";
import type { ContestSide } from "../game/rolls/contest";
import type { RollOutcome } from "../values/dice/rollOutcome";
import { cthulhuContest } from "./cthulhu/contest";
import { successLevel } from "./cthulhu/percentRoll";
import type { CthulhuSpec } from "./cthulhu/rolls";
import { cyberpunkContest } from "./cyberpunk/contest";
import { dnd5eContest } from "./dnd5e/contest";
import { vampireContest } from "./vampire/contest";

const d20 = (total: number, more: object = {}) => ({
  spec: { game: "dnd5e" as const, modifier: 0, mode: "normal" as const, ...more },
  total,
});
const pool = (total: number, more: object = {}) => ({
  spec: { game: "vampire" as const, dice: 6, hungerDice: 1, ...more },
  total,
});
const d10 = (total: number, more: object = {}) => ({
  spec: { game: "cyberpunk" as const, modifier: 10, ...more },
  total,
});
const percent = (roll: number, target: number, about?: CthulhuSpec["about"]): ContestSide<CthulhuSpec> => ({
  spec: { game: "cthulhu", target, bonusDice: 0, about },
  total: roll,
  outcome: successLevel(roll, target) as RollOutcome,
});

describe("a contest of Dungeons & Dragons", () => {
  it("goes to the higher check; a tie changes nothing", () => {
    expect(dnd5eContest.decide(d20(17), d20(12))).toEqual({ winner: "acting" });
    expect(dnd5eContest.decide(d20(12), d20(17))).toEqual({ winner: "opposing" });
    expect(dnd5eContest.decide(d20(14), d20(14))).toEqual({ winner: undefined });
  });
  it("is lost by a check that fails whatever is rolled", () => {
    expect(dnd5eContest.decide(d20(25, { fails: true }), d20(3))).toEqual({ winner: "opposing" });
  });
  it("waits for checks alone: an armour class decides attacks", () => {
    expect(dnd5eContest.awaits(d20(12))).toBe(true);
    expect(dnd5eContest.awaits(d20(12, { attack: true }))).toBe(false);
    expect(dnd5eContest.awaits(d20(12, { difficulty: 15 }))).toBe(false);
  });
});

describe("a contest of Vampire", () => {
  it("goes to more successes, by their margin; a tie is the acting side's", () => {
    expect(vampireContest.decide(pool(5), pool(3))).toEqual({ winner: "acting", margin: 2 });
    expect(vampireContest.decide(pool(3), pool(3))).toEqual({ winner: "acting", margin: 0 });
    expect(vampireContest.decide(pool(1), pool(4))).toEqual({ winner: "opposing", margin: 3 });
    expect(vampireContest.decide(pool(0), pool(0))).toEqual({ winner: undefined });
  });
  it("waits for pools with a success that no difficulty decides", () => {
    expect(vampireContest.awaits(pool(2))).toBe(true);
    expect(vampireContest.awaits(pool(0))).toBe(false);
    expect(vampireContest.awaits(pool(2, { difficulty: 2 }))).toBe(false);
    expect(vampireContest.awaits(pool(2, { about: "rouse" }))).toBe(false);
  });
});

describe("a contest of Cyberpunk RED", () => {
  it("goes to the higher total; the defender has a tie", () => {
    expect(cyberpunkContest.decide(d10(16), d10(15))).toEqual({ winner: "acting" });
    expect(cyberpunkContest.decide(d10(15), d10(15))).toEqual({ winner: "opposing" });
  });
  it("waits for blows and checks, not for shots", () => {
    expect(cyberpunkContest.awaits(d10(15, { attack: "melee" }))).toBe(true);
    expect(cyberpunkContest.awaits(d10(15))).toBe(true);
    expect(cyberpunkContest.awaits(d10(15, { attack: "ranged" }))).toBe(false);
    expect(cyberpunkContest.awaits(d10(15, { difficulty: 13 }))).toBe(false);
  });
});

describe("a contest of Call of Cthulhu", () => {
  it("goes to the better level of success, and to nobody where both fail", () => {
    expect(cthulhuContest.decide(percent(10, 60), percent(30, 60))).toEqual({ winner: "acting" });
    expect(cthulhuContest.decide(percent(50, 60), percent(8, 40))).toEqual({ winner: "opposing" });
    expect(cthulhuContest.decide(percent(90, 60), percent(99, 60))).toEqual({ winner: undefined });
    expect(cthulhuContest.decide(percent(1, 60), percent(5, 60))).toEqual({ winner: "acting" });
  });
  it("gives a tie to who dodges an attack, and to who attacks against a blow struck back", () => {
    const blow = percent(40, 50, "attack");
    expect(cthulhuContest.decide(blow, percent(35, 50))).toEqual({ winner: "opposing" });
    expect(cthulhuContest.decide(blow, percent(35, 50, "dodge"))).toEqual({ winner: "opposing" });
    expect(cthulhuContest.decide(blow, percent(35, 50, "shot"))).toEqual({ winner: "acting" });
    expect(cthulhuContest.decide(blow, percent(35, 50, "attack"))).toEqual({ winner: "acting" });
  });
  it("gives another tie to the better percentage", () => {
    expect(cthulhuContest.decide(percent(40, 70), percent(40, 50))).toEqual({ winner: "acting" });
    expect(cthulhuContest.decide(percent(40, 50), percent(40, 70))).toEqual({ winner: "opposing" });
    expect(cthulhuContest.decide(percent(40, 50), percent(40, 50))).toEqual({ winner: undefined });
  });
  it("waits for successes alone, of skills and blows: nobody dodges a shot", () => {
    expect(cthulhuContest.awaits(percent(40, 50, "shot"))).toBe(false);
    expect(cthulhuContest.awaits(percent(40, 50, "dodge"))).toBe(false);
    expect(cthulhuContest.awaits(percent(40, 50, "attack"))).toBe(true);
    expect(cthulhuContest.awaits(percent(60, 50, "attack"))).toBe(false);
    expect(cthulhuContest.awaits(percent(10, 50, "sanity"))).toBe(false);
  });
});
