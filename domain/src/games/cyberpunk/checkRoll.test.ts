import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../../testing/seededSource";
import { rollStatCheck } from "./checkRoll";

const roll = (modifier: number, ...faces: number[]) =>
  rollStatCheck({ game: "cyberpunk", modifier }, showing(...faces));

describe("a check of Cyberpunk", () => {
  it("adds stat and skill to one d10", () => {
    expect(roll(12, 7)).toEqual({
      notation: "1d10+12",
      die: 10,
      roll: 7,
      modifier: 12,
      total: 19,
      dice: [{ sides: 10, value: 7, kept: true, sign: 1, role: "plain" }],
      outcome: { id: "plain", label: "Total à comparer", tone: "neutral" },
    });
  });

  it("adds a second die on a 10", () => {
    expect(roll(5, 10, 10)).toMatchObject({
      roll: 20,
      total: 25,
      dice: [{ role: "plain" }, { role: "extra", sign: 1, value: 10 }],
      outcome: { id: "critical" },
    });
  });

  it("subtracts a second die on a 1", () => {
    expect(roll(5, 1, 10)).toMatchObject({
      roll: -9,
      total: -4,
      dice: [{ role: "plain" }, { role: "extra", sign: -1, value: 10 }],
      outcome: { id: "fumble", tone: "disaster" },
    });
  });

  it.each([2, 9])("rolls no second die on a %i", (face) => {
    expect(roll(0, face, 10)).toMatchObject({ roll: face, notation: "1d10+0" });
  });

  it.each([
    [5, 13, [9], "success"],
    [5, 14, [9], "failure"],
    [5, 14, [10, 2], "critical"],
    [5, 20, [10, 2], "failure"],
    [20, 13, [1, 2], "success"],
    [5, 3, [1, 3], "fumble"],
  ] as const)(
    "of %i against %i showing %j is a %s: only a higher total succeeds",
    (modifier, difficulty, faces, id) => {
      const result = rollStatCheck({ game: "cyberpunk", modifier, difficulty }, showing(...faces));
      expect(result).toMatchObject({ outcome: { id }, notation: `1d10+${modifier} > ${difficulty}` });
    },
  );

  it("stays between -9 and 20 before its modifier", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -40, max: 60 }), (seed, modifier) => {
        const result = rollStatCheck({ game: "cyberpunk", modifier }, seededSource(seed));
        expect(result.roll).toBeGreaterThanOrEqual(-9);
        expect(result.roll).toBeLessThanOrEqual(20);
        expect(result.total).toBe(result.roll + modifier);
      }),
    );
  });
});
