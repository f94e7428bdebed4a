import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBonus } from "./parseBonus";

describe("a bonus", () => {
  it.each([
    [2, 2],
    ["+2", 2],
    ["-1", -1],
    ["−1", -1],
    ["+ 3 m", 3],
    ["CA +2 (bouclier)", 2],
    ["-1,5 m", -1.5],
    ["0.5", 0.5],
    ["entre 3 et -4", 3],
    ["aucun", 0],
    ["-0", 0],
    ["", 0],
    [Number.NaN, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [undefined, 0],
    [{}, 0],
    [true, 0],
  ])("in %j is %d", (raw, bonus) => {
    expect(parseBonus(raw)).toBe(bonus);
  });

  it("is the written number, with a comma or a point", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(",", "."), (hundredths, mark) => {
        const text = (hundredths / 100).toFixed(2).replace(".", mark);
        expect(parseBonus(`bonus ${text} m`)).toBe(Number(text.replace(",", ".")) + 0);
      }),
    );
  });
});
