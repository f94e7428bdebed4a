import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldText, isBlank, numberProblem, numberRule, numberText, readTyped, typedOr } from "./typedNumber";

const WHOLE = { min: -20, max: 1_200 };
const TENTHS = { min: 0.1, max: 1_000, decimals: true };

describe("a typed number", () => {
  it.each([
    ["5", 5],
    [" -2 ", -2],
    ["−2", -2],
    ["+3", 3],
    ["1 200", 1_200],
    ["3,0", 3],
    ["-0", 0],
  ])("%j is the whole number %d", (text, number) => {
    expect(readTyped(text, WHOLE)).toBe(number);
    expect(numberProblem(text, WHOLE)).toBeUndefined();
    expect(typedOr(text, WHOLE, "none")).toBe(number);
  });

  it.each(["", "2,5", "1e3", "1201", "-21", "abc", "moitié", "7-3", "4/7", "=4", "--2", "-"])(
    "%j is none, stays as it is and is refused with a sentence",
    (text) => {
      expect(readTyped(text, WHOLE)).toBe(text);
      expect(numberProblem(text, WHOLE)).toBe("Écris un nombre entier de -20 à 1 200.");
      expect(numberRule(WHOLE)(text)).toBe("Écris un nombre entier de -20 à 1 200.");
      expect(typedOr(text, WHOLE, undefined)).toBeUndefined();
    },
  );

  it("takes a comma or a point where it may have decimals", () => {
    expect([readTyped("4,5", TENTHS), readTyped("4.5", TENTHS), readTyped("0", TENTHS)]).toEqual([
      4.5,
      4.5,
      "0",
    ]);
    expect(numberProblem("0", TENTHS)).toBe("Écris un nombre de 0,1 à 1 000.");
  });

  it("may be left out where it is optional", () => {
    expect(isBlank("  ")).toBe(true);
    expect(isBlank(0)).toBe(false);
    expect(numberProblem(" ", WHOLE, { optional: true })).toBeUndefined();
    expect(numberProblem("x", WHOLE, { optional: true })).toBeDefined();
    expect(numberRule(WHOLE, { optional: true })("")).toBeNull();
  });

  it("is judged as a number, too", () => {
    expect(numberProblem(5, WHOLE)).toBeUndefined();
    expect(numberProblem(Number.NaN, WHOLE)).toBeDefined();
    expect(typedOr(2.5, WHOLE, 1)).toBe(1);
  });

  it("is written with a comma, and grouped where it is read", () => {
    expect([fieldText(4.5), fieldText(-2), fieldText(1200)]).toEqual(["4,5", "-2", "1200"]);
    expect(numberText(1200.5)).toBe("1\u202f200,5");
  });

  it("is read from the field that it stands in", () => {
    const all = { min: -1e9, max: 1e9, decimals: true };
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        (number) => readTyped(fieldText(number / 8), all) === number / 8,
      ),
    );
  });
});
