import { describe, expect, it } from "vitest";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";

describe("the failed tests of a report", () => {
  const counted = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0 };

  it("have their title and the beginning of what they said, without colours and places", () => {
    const passed = { status: "passed", fullName: "a die has six sides", failureMessages: [] };
    const failed = {
      status: "failed",
      fullName: "a die rolls",
      failureMessages: [
        `\u001b[31mexpected 7\u001b[39m\n  to be 6\n    at roll (die.ts:3)\n${"x".repeat(900)}`,
      ],
    };
    const [said, ...others] = failuresOfVitest({
      ...counted,
      testResults: [{ assertionResults: [passed, failed] }],
    });
    expect(others).toEqual([]);
    expect(said?.title).toBe("a die rolls");
    expect(said?.said).toMatch(/^expected 7 to be 6 x{200,}$/);
  });

  it("are found in every file and group of the browser tests", () => {
    const spec = (/** @type {boolean} */ ok) => ({
      title: "a roll is seen",
      file: "e2e/dice.spec.ts",
      line: 12,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: "Timed out" }] }] }],
    });
    const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 };
    const suites = [{ specs: [spec(true), spec(false)], suites: [{ specs: [spec(false)] }] }];
    const failure = { title: "e2e/dice.spec.ts:12 a roll is seen", said: "Timed out" };
    expect(failuresOfPlaywright({ stats, suites })).toEqual([failure, failure]);
  });
});
