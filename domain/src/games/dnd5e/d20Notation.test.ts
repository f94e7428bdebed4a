import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource } from "../../testing/seededSource";
import { parseDice } from "../../values/dice/parseDice";
import { rollDice } from "../../values/dice/rollDice";
import { d20Notation } from "./d20Notation";

describe("a check", () => {
  it.each([
    [{ modifier: 5 }, "1d20+5"],
    [{ modifier: -1 }, "1d20-1"],
    [{ modifier: 0 }, "1d20"],
    [{ modifier: -0.9 }, "1d20"],
    [{ modifier: 2.9 }, "1d20+2"],
    [{ modifier: -2.9 }, "1d20-2"],
    [{ modifier: 3, mode: "advantage" }, "2d20kh1+3"],
    [{ modifier: 3, mode: "disadvantage" }, "2d20kl1+3"],
    [{ modifier: 3, mode: "normal" }, "1d20+3"],
  ] as const)("%j is written %s", (check, notation) => {
    expect(d20Notation(check)).toBe(notation);
  });

  it.each([Number.NaN, undefined, Number.POSITIVE_INFINITY])(
    "of a modifier of %s is disabled",
    (modifier) => {
      expect(d20Notation({ modifier })).toBeUndefined();
    },
  );

  it("stays between 1 and 20 plus its modifier", () => {
    const mode = fc.constantFrom("normal" as const, "advantage" as const, "disadvantage" as const);
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), mode, fc.integer(), (modifier, how, seed) => {
        const expression = parseDice(d20Notation({ modifier, mode: how }) ?? "");
        const total = expression && rollDice(expression, seededSource(seed)).total;
        expect(total).toBeGreaterThanOrEqual(1 + modifier);
        expect(total).toBeLessThanOrEqual(20 + modifier);
      }),
    );
  });
});
