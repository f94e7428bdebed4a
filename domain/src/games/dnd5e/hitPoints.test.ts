import { describe, expect, it } from "vitest";
import { fixedHitPointsPerLevel, hitPointsMax } from "./hitPoints";

describe("maximum hit points", () => {
  it.each([
    [6, 4],
    [8, 5],
    [10, 6],
    [12, 7],
  ])("grow by a fixed share of a d%i: %i", (hitDie, share) => {
    expect(fixedHitPointsPerLevel(hitDie)).toBe(share);
  });

  it("are the full die plus Constitution at level 1", () => {
    expect(hitPointsMax({ hitDie: 10, constitution: 2, laterDice: [] })).toBe(12);
  });

  it("add a die plus Constitution for each later level", () => {
    expect(hitPointsMax({ hitDie: 10, constitution: 2, laterDice: [6, 6] })).toBe(28);
  });

  it("grow by at least 1 per level, however low Constitution is", () => {
    expect(hitPointsMax({ hitDie: 6, constitution: -4, laterDice: [2, 1, 6] })).toBe(2 + 1 + 1 + 2);
  });
});
