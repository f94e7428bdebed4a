import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import { diceBounds } from "../../values/dice/diceExpression";
import { parseDice } from "../../values/dice/parseDice";
import {
  ABILITY_ROLL,
  type BoughtScores,
  isStandardArray,
  POINT_BUY_BUDGET,
  pointBuyCost,
  pointBuyLeft,
} from "./abilityMethods";

const scores = (...values: number[]): BoughtScores =>
  Object.fromEntries(ABILITY_KEYS.map((key, index) => [key, values[index] ?? 8])) as Record<
    (typeof ABILITY_KEYS)[number],
    number
  >;

describe("point buy", () => {
  it.each([
    [7, undefined],
    [8, 0],
    [9, 1],
    [10, 2],
    [11, 3],
    [12, 4],
    [13, 5],
    [14, 7],
    [15, 9],
    [16, undefined],
    [10.5, undefined],
  ])("has for a score of %d the cost %s", (score, cost) => {
    expect(pointBuyCost(score)).toBe(cost);
  });

  it("starts with twenty-seven points and gives the points left", () => {
    expect(POINT_BUY_BUDGET).toBe(27);
    expect(pointBuyLeft(scores(8, 8, 8, 8, 8, 8))).toBe(27);
    expect(pointBuyLeft(scores(15, 14, 13, 12, 10, 8))).toBe(0);
    expect(pointBuyLeft(scores(15, 15, 15, 8, 8, 9))).toBe(-1);
  });

  it("gives nothing for scores that cannot be bought", () => {
    expect(pointBuyLeft(scores(8, 8, 8, 8, 8, 20))).toBeUndefined();
  });

  it("never costs less for a higher score", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 14 }), (score) => {
        expect(pointBuyCost(score + 1) ?? 0).toBeGreaterThan(pointBuyCost(score) ?? Number.NaN);
      }),
    );
  });
});

describe("the standard array", () => {
  it("may be assigned in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([15, 14, 13, 12, 10, 8], { minLength: 6 }), (values) => {
        expect(isStandardArray(scores(...values))).toBe(true);
      }),
    );
  });

  it("uses each value once", () => {
    expect(isStandardArray(scores(15, 15, 13, 12, 10, 8))).toBe(false);
    expect(isStandardArray(scores(15, 14, 13, 12, 10, 9))).toBe(false);
  });
});

describe("rolled scores", () => {
  it("go from 3 to 18, the lowest of four dice dropped", () => {
    const expression = parseDice(ABILITY_ROLL);
    expect(expression && diceBounds(expression)).toEqual({ min: 3, max: 18 });
  });
});
