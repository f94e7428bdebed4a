import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../../testing/seededSource";
import { mayReroll, rerollPool, rollPool, type VampireRoll } from "./poolRoll";

const pool = (dice: number, hungerDice: number, difficulty?: number): VampireRoll => ({
  game: "vampire",
  dice,
  hungerDice,
  difficulty,
});

const roll = (spec: VampireRoll, ...faces: number[]) => rollPool(spec, showing(...faces));

describe("a pool of Vampire", () => {
  it("counts a success for each die from 6 up", () => {
    expect(roll(pool(5, 0), 5, 6, 9, 1, 10)).toMatchObject({ roll: 3, modifier: 0, total: 3, die: 10 });
  });

  it.each([
    [[10, 10], 4],
    [[10, 10, 10], 5],
    [[10, 10, 10, 10], 8],
    [[10, 9], 2],
  ])("counts for %j %i successes, each pair of tens adding two", (faces, successes) => {
    expect(roll(pool(faces.length, 0), ...faces).total).toBe(successes);
  });

  it("replaces dice by Hunger dice, up to the size of the pool", () => {
    const { dice, notation } = roll(pool(3, 2), 7, 7, 7);
    expect(dice.map(({ role }) => role)).toEqual(["hunger", "hunger", "plain"]);
    expect(notation).toBe("3d10 (Faim 2)");
    expect(roll(pool(1, 4), 7)).toMatchObject({ notation: "1d10 (Faim 1)" });
    expect(roll(pool(2, 0), 7, 7).notation).toBe("2d10");
  });

  it.each([
    ["success", pool(2, 1), [6, 2]],
    ["critical", pool(3, 1), [6, 10, 10]],
    ["messy-critical", pool(3, 1), [10, 10, 2]],
    ["messy-critical", pool(3, 2), [10, 10, 2]],
    ["failure", pool(2, 0, 3), [6, 1]],
    ["total-failure", pool(2, 0), [5, 1]],
    ["total-failure", pool(2, 1), [5, 1]],
    ["bestial-failure", pool(2, 1), [1, 5]],
    ["bestial-failure", pool(2, 1, 2), [1, 6]],
    ["success", pool(2, 1), [1, 6]],
    ["failure", pool(3, 1, 6), [10, 10, 2]],
    ["success", pool(3, 0, 3), [6, 7, 8]],
  ] as const)("results in a %s for %j showing %j", (outcome, spec, faces) => {
    expect(roll(spec, ...faces).outcome.id).toBe(outcome);
  });

  it("names its difficulty above one", () => {
    expect(roll(pool(3, 1, 3), 6, 7, 8).notation).toBe("3d10 (Faim 1, difficulté 3)");
    expect(roll(pool(3, 0, 2), 6, 7, 8).notation).toBe("3d10 (difficulté 2)");
  });

  it("rolls one to three of its dice again by Willpower, never Hunger dice", () => {
    const spec = pool(5, 1, 3);
    const { dice } = roll(spec, 1, 2, 3, 4, 10);
    const again = rerollPool(spec, dice, [1, 2, 3], showing(10, 6, 2));
    expect(again.dice.map(({ value }) => value)).toEqual([1, 10, 6, 2, 10]);
    expect(again).toMatchObject({
      total: 5,
      notation: "5d10 (Faim 1, difficulté 3), Volonté",
      outcome: { id: "critical" },
    });
    expect(dice.map(({ value }) => value)).toEqual([1, 2, 3, 4, 10]);
    expect(mayReroll(dice, [1, 2, 4])).toBe(true);
    for (const places of [[], [0], [1, 1], [1, 2, 3, 4], [5], [-1]])
      expect(mayReroll(dice, places)).toBe(false);
  });

  it("without dice rolls nothing and fails", () => {
    expect(roll(pool(0, 3))).toMatchObject({
      notation: "0d10",
      total: 0,
      dice: [],
      outcome: { id: "total-failure", label: "Échec total", tone: "failure" },
    });
  });

  it("never counts more than two successes per die, nor a face outside 1 to 10", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(5), fc.integer(), (dice, hungerDice, seed) => {
        const result = rollPool(pool(dice, hungerDice), seededSource(seed));
        expect(result.dice).toHaveLength(dice);
        expect(result.total).toBeLessThanOrEqual(2 * dice);
        for (const { value } of result.dice) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(value);
      }),
    );
  });
});
