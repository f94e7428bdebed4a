import { describe, expect, it } from "vitest";
import { CLANS } from "./clans";
import { ATTRIBUTE_SPREAD, DISCIPLINE_SPREAD, followsSpread, SKILL_SPREADS } from "./creation";
import { ATTRIBUTES, DISCIPLINES, VAMPIRE_SKILLS } from "./traits";

describe("a new vampire", () => {
  it("assigns one value to each of nine attributes", () => {
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

  it("may assign them in any order, ignoring zeros", () => {
    expect(followsSpread([0, 1, 0, 2], DISCIPLINE_SPREAD)).toBe(true);
    expect(followsSpread([2, 2], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2, 1, 1], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2], DISCIPLINE_SPREAD)).toBe(false);
  });

  it("has clans, skills and disciplines with distinct names to choose from", () => {
    for (const names of [
      CLANS.map(({ name }) => name),
      VAMPIRE_SKILLS.map(({ label }) => label),
      DISCIPLINES.map(({ label }) => label),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    expect(VAMPIRE_SKILLS).toHaveLength(27);
  });

  it("learns two of three disciplines of the clan; thin-bloods have their alchemy, the clanless choose", () => {
    const known = DISCIPLINES.map(({ key }) => key);
    for (const { name, disciplines } of CLANS) {
      expect(
        disciplines.filter((discipline) => !known.includes(discipline)),
        name,
      ).toEqual([]);
      expect(new Set(disciplines).size, name).toBe({ Caïtiff: 0, "Sang-clair": 1 }[name] ?? 3);
    }
  });
});
