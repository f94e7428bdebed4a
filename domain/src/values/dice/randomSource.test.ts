import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawing, seededSource } from "../../testing/seededSource";
import { rollDie } from "./die";
import { randomBelow } from "./randomSource";

/** Pearson's chi-square statistic of the counts against an equal distribution. */
function chiSquare(counts: readonly number[], rolls: number): number {
  const expected = rolls / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countFaces(sides: number, rolls: number, seed: number): number[] {
  const source = seededSource(seed);
  const counts = Array.from({ length: sides }, () => 0);
  for (let roll = 0; roll < rolls; roll += 1) {
    const face = rollDie(sides, source);
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
}

describe("a random number below a bound", () => {
  it("rejects the draws that would favour low numbers", () => {
    const fairLimit = 2 ** 32 - (2 ** 32 % 20);
    expect(randomBelow(20, drawing(fairLimit, 2 ** 32 - 1, 7))).toBe(7);
    expect(randomBelow(20, drawing(fairLimit - 1, 7))).toBe(19);
  });

  it("uses the full range of the source", () => {
    expect(randomBelow(2 ** 32, drawing(2 ** 32 - 1))).toBe(2 ** 32 - 1);
    expect(randomBelow(1, drawing(12))).toBe(0);
    expect(randomBelow(2 ** 32, drawing(-1))).toBe(2 ** 32 - 1);
  });

  it.each([0, -1, 2.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])("has no bound of %d", (bound) => {
    expect(() => randomBelow(bound, drawing(0))).toThrow(RangeError);
  });

  it("throws instead of looping forever when the source is stuck", () => {
    expect(() => randomBelow(20, drawing(2 ** 32 - 1))).toThrow(
      "The random source always gives the same numbers",
    );
    const unlucky = Array.from({ length: 63 }, () => 2 ** 32 - 1);
    expect(randomBelow(20, drawing(...unlucky, 3))).toBe(3);
  });
});

describe("a die", () => {
  it.each([1, 2, 20, 100, 6.5, 2 ** 32])("may have %d sides", (sides) => {
    expect(rollDie(sides, drawing(0))).toBe(1);
  });

  it.each([0, 0.5, -6, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])(
    "cannot have %d sides",
    (sides) => {
      expect(() => rollDie(sides, drawing(0))).toThrow(RangeError);
    },
  );

  it("only shows faces that it has", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer(), (sides, seed) => {
        const face = rollDie(sides, seededSource(seed));
        expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true);
      }),
    );
  });

  /** The 0.1 % critical values for sides − 1 degrees of freedom. */
  it.each([
    [4, 16.27],
    [6, 20.52],
    [8, 24.32],
    [10, 27.88],
    [12, 31.26],
    [20, 43.82],
    [100, 148.23],
  ])("of %d sides shows each face equally often (chi-square below %d)", (sides, critical) => {
    const rolls = sides * 1000;
    expect(chiSquare(countFaces(sides, rolls, 20_261_121), rolls)).toBeLessThan(critical);
  });
});
