import { describe, expect, it } from "vitest";
import { ATTRIBUTE_SPREAD, DISCIPLINE_SPREAD, followsSpread, SKILL_SPREADS } from "./creation";
import { ATTRIBUTES, CLANS, DISCIPLINES, VAMPIRE_SKILLS } from "./traits";

describe("A new vampire", () => {
  it("hands out one value for each of nine attributes", () => {
    expect(ATTRIBUTES).toHaveLength(9);
    expect(ATTRIBUTE_SPREAD).toHaveLength(9);
  });

  it.each([
    ["specialist", 10, 4],
    ["balanced", 15, 3],
    ["generalist", 19, 3],
  ])("as a %s has %i skills, the best at %i", (id, count, best) => {
    const values = SKILL_SPREADS.find((spread) => spread.id === id)?.values ?? [];
    expect(values).toHaveLength(count);
    expect(Math.max(...values)).toBe(best);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.length).toBeLessThanOrEqual(VAMPIRE_SKILLS.length);
  });

  it("may dot them in any order, zeros aside", () => {
    expect(followsSpread([0, 1, 0, 2], DISCIPLINE_SPREAD)).toBe(true);
    expect(followsSpread([2, 2], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2, 1, 1], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2], DISCIPLINE_SPREAD)).toBe(false);
  });

  it("chooses among clans, skills and disciplines that have names of their own", () => {
    for (const names of [
      CLANS,
      VAMPIRE_SKILLS.map(({ label }) => label),
      DISCIPLINES.map(({ label }) => label),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    expect(VAMPIRE_SKILLS).toHaveLength(27);
  });
});
