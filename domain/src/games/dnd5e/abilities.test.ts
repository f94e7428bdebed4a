import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abilityModifier } from "./abilities";

describe("an ability modifier", () => {
  it.each([
    [1, -5],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [20, 5],
    [30, 10],
  ])("of a score of %i is %i", (score, modifier) => {
    expect(abilityModifier(score)).toBe(modifier);
  });

  it("is NaN for a score that is no number", () => {
    expect(abilityModifier(Number.NaN)).toBeNaN();
  });

  it("grows by one with every two points", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (score) => {
        expect(abilityModifier(score + 2)).toBe(abilityModifier(score) + 1);
      }),
    );
  });
});
