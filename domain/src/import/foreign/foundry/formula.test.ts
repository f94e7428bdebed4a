import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateFormula } from "./formula";

const values: Readonly<Record<string, number | string>> = {
  "abilities.dex.mod": 3,
  prof: 2,
  "scale.monk.die": "1d6",
};

const resultOf = (formula: string) => evaluateFormula(formula, (path) => values[path]);

describe("a formula of Foundry", () => {
  it.each([
    ["13 + @abilities.dex.mod", 16],
    ["10 - -2 * 3", 16],
    ["(1 + 2) * @prof / 4", 1.5],
    ["max(1, @abilities.cha.mod) + floor(5 / 2)", 3],
    ["min(@abilities.dex.mod, 2)[Dextérité]", 2],
    ["round(2.5) + ceil(.1) + abs(-4)", 8],
    ["+2", 2],
    ["@missing", 0],
  ])("%s is %d", (formula, value) => {
    expect(resultOf(formula)).toBe(value);
  });

  it.each(["1d6", "@scale.monk.die", "", "2 +", "(1", "max()", "1 2", "alert(1)", "1 / 0", "constructor(1)"])(
    "that rolls dice or is no arithmetic has no value: %s",
    (formula) => {
      expect(resultOf(formula)).toBeUndefined();
    },
  );

  it("never throws, however deep it is", () => {
    expect(resultOf("(".repeat(400))).toBeUndefined();
    expect(resultOf("-".repeat(400))).toBeUndefined();
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("(", ")", "1", "+", "-", "max(", ",", "@prof", " ", "d6")),
        (parts) => {
          const value = resultOf(parts.join(""));
          expect(value === undefined || Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });
});
