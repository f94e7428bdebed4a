import { describe, expect, it } from "vitest";
import { initiativeBonusOf, savingThrowBonusOf, skillBonusOf } from "../../games/dnd5e/sheetRolls";
import { actor, classOf, effect } from "../../testing/foundryActor";
import { worn } from "../../testing/wornCharacter";
import { importedCharacter } from "../importedCharacter";

const [CUSTOM, MULTIPLY, ADD, DOWNGRADE, UPGRADE, OVERRIDE] = [0, 1, 2, 3, 4, 5];

const WALK = "system.attributes.movement.walk";
const speedUnder = (mode: number | string, value: string, walk: number | null = 30) => {
  const changes = [{ key: WALK, mode, value }];
  const attributes = { movement: { walk, units: "ft" } };
  return importedCharacter(actor({ attributes, effects: [{ changes }] })).speeds?.walk?.value;
};

describe("a change to a Foundry character", () => {
  it.each([
    ["add", ADD, "10", 40],
    ["multiply", MULTIPLY, "2", 60],
    ["downgrade below", DOWNGRADE, "20", 20],
    ["downgrade above", DOWNGRADE, "40", 30],
    ["upgrade above", UPGRADE, "40", 40],
    ["upgrade below", UPGRADE, "20", 30],
    ["override", OVERRIDE, "5", 5],
    ["custom, which only its module knows", CUSTOM, "99", 30],
    ["subtract, by name", "subtract", "10", 20],
  ])("acts in its mode: %s", (_name, mode, value, walk) => {
    expect(speedUnder(mode, value)).toBe(walk);
  });

  it.each([
    ["+10", 40],
    ["- 10", 20],
    ["*2", 60],
    ["/2", 15],
    ["/0", 30],
    ["25", 25],
  ])("to every movement has its operator in its value: %s", (value, walk) => {
    const changes = [{ key: "system.attributes.movement.all", mode: CUSTOM, value }];
    const attributes = { movement: { walk: 30, units: "ft" } };
    expect(importedCharacter(actor({ attributes, effects: [{ changes }] })).speeds?.walk?.value).toBe(walk);
    const least = [{ key: "system.attributes.movement.all", mode: DOWNGRADE, value: "5" }];
    expect(importedCharacter(actor({ attributes, effects: [{ changes: least }] })).speeds?.walk?.value).toBe(
      5,
    );
  });

  it("begins at nothing where nothing was", () => {
    expect(speedUnder(UPGRADE, "25", null)).toBe(25);
    expect(speedUnder(DOWNGRADE, "25", null)).toBe(25);
    expect(speedUnder("subtract", "0", null)).toBe(0);
    expect(speedUnder(MULTIPLY, "2", null)).toBe(0);
  });

  it("that is no number replaces a text, and leaves a number alone", () => {
    expect(speedUnder(OVERRIDE, "vite")).toBeUndefined();
    expect(speedUnder(ADD, "vite")).toBe(30);
  });
});

const ring = (mode: number | string, key: string, value: string, system: object = { equipped: true }) => ({
  type: "equipment",
  name: "Anneau",
  system,
  effects: [{ changes: [{ key, mode, value }] }],
});

describe("what an item changes on whoever wears it", () => {
  const strength = (mode: number | string, value: string) =>
    worn(actor({ scores: [12], items: [ring(mode, "system.abilities.str.value", value)] })).abilityScores.str;

  it.each([
    ["add", ADD, "2", 14],
    ["subtract", "subtract", "2", 10],
    ["multiply", MULTIPLY, "1.5", 18],
    ["upgrade", UPGRADE, "19", 19],
    ["upgrade below", UPGRADE, "8", 12],
    ["override above", OVERRIDE, "21", 21],
    ["override below", OVERRIDE, "8", 8],
    ["downgrade", DOWNGRADE, "9", 9],
    ["downgrade above", DOWNGRADE, "20", 12],
    ["custom", CUSTOM, "9", 12],
    ["a value that is no number", ADD, "fort", 12],
  ])("%s", (_name, mode, value, score) => {
    expect(strength(mode, value)).toBe(score);
  });

  it("adds up over several effects of one item, and keeps the first of two values to reach", () => {
    const both = (mode: number, first: string, second: string) => ({
      ...ring(mode, "system.abilities.str.value", first),
      effects: [
        effect([["system.abilities.str.value", mode, first]]),
        effect([["system.abilities.str.value", mode, second]]),
      ],
    });
    expect(worn(actor({ scores: [12], items: [both(ADD, "1", "2")] })).abilityScores.str).toBe(15);
    expect(worn(actor({ scores: [12], items: [both(UPGRADE, "19", "21")] })).abilityScores.str).toBe(19);
  });
});

describe("features that count by their own rule", () => {
  const fighter = classOf("fighter", 7);
  const modern = classOf("fighter", 7, "d10", {}, { source: { rules: "2024" } });
  const flagged = (name: string, items: object[] = [fighter]) =>
    importedCharacter(actor({ scores: [10, 14], items, flags: { dnd5e: { [name]: true } } }));

  it("remarkable athlete: half, rounded up, on the body's checks", () => {
    const athlete = flagged("remarkableAthlete");
    expect(skillBonusOf(athlete, "athletics")).toBe(0 + 2);
    expect(initiativeBonusOf(athlete)).toBe(2 + 2);
    expect(skillBonusOf(flagged("remarkableAthlete", [modern]), "athletics")).toBe(0);
  });

  it("jack of all trades: half, rounded down", () => {
    const bard = flagged("jackOfAllTrades");
    expect(skillBonusOf(bard, "athletics")).toBe(0 + 1);
    expect(initiativeBonusOf(bard)).toBe(2 + 1);
  });

  it("alert: five, or the proficiency bonus in the rules of 2024", () => {
    expect(initiativeBonusOf(flagged("initiativeAlert"))).toBe(2 + 5);
    expect(initiativeBonusOf(flagged("initiativeAlert", [modern]))).toBe(2 + 3);
  });

  it("diamond soul: every save", () => {
    const monk = flagged("diamondSoul");
    expect(savingThrowBonusOf(monk, "wis")).toBe(3);
    expect(savingThrowBonusOf(monk, "dex")).toBe(5);
  });
});

describe("exhaustion", () => {
  const fighter = classOf("fighter", 2, "d10", { 1: "max", 2: "avg" });
  const modern = { ...fighter, system: { ...fighter.system, source: { rules: "2024" } } };
  const tired = (exhaustion: number, item: object = fighter) =>
    importedCharacter(
      actor({ attributes: { exhaustion, movement: { walk: 30, units: "ft" } }, items: [item] }),
    );
  const walk = (exhaustion: number, item?: object) => tired(exhaustion, item).speeds?.walk?.value;

  it("halves, then ends movement, and halves hit points", () => {
    expect([walk(1), walk(2), walk(5)]).toEqual([30, 15, 0]);
    expect([tired(3).hp?.max, tired(4).hp?.max]).toEqual([16, 8]);
  });

  it("takes 5 feet a level by the rules of 2024", () => {
    expect([walk(1, modern), walk(6, modern)]).toEqual([25, 0]);
    expect(tired(4, modern).hp?.max).toBe(16);
  });
});

describe("a creature of the MJ", () => {
  it("has the hit points that are written", () => {
    const attributes = { hp: { value: 11, max: 11 } };
    const npc = { ...actor({ attributes, system: { details: { cr: 2 } } }), type: "npc" };
    expect(importedCharacter(npc).hp).toEqual({ current: 11, max: 11 });
    const grown = { ...npc, items: [classOf("cleric", 1, "d8", { 1: "max" })] };
    expect(importedCharacter(grown).hp?.max).toBe(19);
  });
});
