import { describe, expect, it } from "vitest";
import { rulesGaps } from "./rulesCoverage.mjs";

const source = "allow get: if isSelf(uid);";

/**
 * @param {{ value: { boolValue?: boolean, [type: string]: unknown }, count: number }[]} values
 * @param {import("./rulesCoverage.mjs").Node[]} [children]
 */
const coverageOf = (values, children) => ({
  rules: { files: [{ content: source }] },
  report: [{ sourcePosition: { line: 3, column: 15, currentOffset: 14, endOffset: 24 }, values, children }],
});
/** @param {boolean} boolValue */
const seen = (boolValue) => ({ value: { boolValue }, count: 1 });

describe("the coverage of the rules", () => {
  it("has no gap once a condition was both true and false", () => {
    expect(rulesGaps(coverageOf([seen(true), seen(false)]))).toEqual({ conditions: 1, gaps: [] });
  });

  it.each([
    { values: [seen(true)], missing: "false" },
    { values: [seen(false)], missing: "true" },
    { values: [], missing: "true and false" },
    { values: [{ value: {}, count: 4 }], missing: "true and false" },
    { values: [seen(true), { value: { boolValue: false }, count: 0 }], missing: "false" },
  ])("names the condition that was never $missing", ({ values, missing }) => {
    expect(rulesGaps(coverageOf(values)).gaps).toEqual([{ line: 3, source: "isSelf(uid)", missing }]);
  });

  it("looks at the operands of a condition too", () => {
    const operand = {
      sourcePosition: { line: 3, column: 15, currentOffset: 14, endOffset: 23 },
      values: [seen(true)],
    };
    const coverage = coverageOf([seen(true), seen(false)], [operand]);
    const gaps = [{ line: 3, source: "isSelf(uid)", missing: "false" }];
    expect(rulesGaps(coverage)).toEqual({ conditions: 2, gaps });
  });

  it("asks nothing of a function that gives a document, nor of an expression's other parts", () => {
    const coverage = coverageOf([
      { value: { mapValue: {} }, count: 2 },
      { value: { undefined: {} }, count: 1 },
    ]);
    expect(rulesGaps(coverage)).toEqual({ conditions: 0, gaps: [] });
  });
});
