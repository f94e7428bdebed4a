import { describe, expect, it } from "vitest";
import { grownDice } from "./grownDice";
import { growthSteps } from "./spellLevels";

describe("dice that grow", () => {
  it.each([
    ["8d6", "1d6", 2, 0, "10d6"],
    ["3d4+3", "1d4+1", 1, 0, "4d4+4"],
    ["10d6+40", "3d6", 1, 0, "13d6+40"],
    ["1d8", "1d8", 1, 3, "2d8+3"],
    ["1d8", undefined, 4, -1, "1d8-1"],
    ["70", "10", 2, 0, "90"],
    ["5", undefined, 0, 2, "7"],
    ["d6", "d4", 1, 0, "1d6+1d4"],
    ["2d6 + 1", undefined, 0, 0, "2d6+1"],
    ["8d6", "1d6", -3, 0, "8d6"],
    ["1d4", "1", 0, 0, "1d4"],
  ])("%s with %s %i times and %i is %s", (dice, growth, times, bonus, text) => {
    expect(grownDice(dice, growth, times, bonus)).toBe(text);
  });

  it("adds behind other notation", () => {
    expect(grownDice("2d6kh1", "1d6", 2, 3)).toBe("2d6kh1+1d6+1d6+3");
    expect(grownDice("2d6", "2d6kh1", 1)).toBe("2d6+2d6kh1");
    expect(grownDice("2d6kh1", undefined, 2)).toBe("2d6kh1");
    expect(grownDice("2d6kh1", "1d6", -1)).toBe("2d6kh1");
  });
});

describe("how often a spell's dice grow", () => {
  it.each([
    [3, 5, 1, 1, 2],
    [3, 3, 20, 1, 0],
    [2, 5, 1, 2, 1],
    [2, 6, 1, 2, 2],
    [4, 3, 1, 1, 0],
    [0, 0, 4, 1, 0],
    [0, 0, 5, 1, 1],
    [0, 0, 11, 1, 2],
    [0, 0, 17, 1, 3],
  ])("level %i cast at %i by a character of level %i, every %i: %i", (spell, cast, level, every, steps) => {
    expect(growthSteps(spell, cast, level, every)).toBe(steps);
  });

  it("grows at every level when nothing else is said", () => {
    expect(growthSteps(1, 3, 1)).toBe(2);
  });
});
