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
      testResults: [{ name: "die.test.ts", status: "failed", assertionResults: [passed, failed] }],
    });
    expect(others).toEqual([]);
    expect(said).toMatchObject({ title: "a die rolls", file: "die.test.ts", isLate: false });
    expect(said?.said).toMatch(/^expected 7 to be 6 x{200,}$/);
  });

  it("name a file that fails before its tests by itself", () => {
    const failures = failuresOfVitest({
      ...counted,
      testResults: [
        {
          name: "die.test.ts",
          status: "failed",
          message: "Hook timed out in 60000ms.",
          assertionResults: [],
        },
      ],
    });
    const said = "Hook timed out in 60000ms.";
    expect(failures).toEqual([{ title: "die.test.ts", file: "die.test.ts", said, isLate: true }]);
  });

  it("are late where every error of theirs is", () => {
    const failing = (/** @type {string[]} */ ...failureMessages) =>
      failuresOfVitest({
        ...counted,
        testResults: [
          {
            name: "die.test.ts",
            status: "failed",
            assertionResults: [{ status: "failed", fullName: "a die rolls", failureMessages }],
          },
        ],
      }).map(({ isLate }) => isLate);
    expect(failing("Test timed out in 5000ms.")).toEqual([true]);
    expect(failing("Test timed out in 5000ms.", "expected 7 to be 6")).toEqual([false]);
    expect(failing()).toEqual([false]);
  });

  it("are found in every file and group of the browser tests", () => {
    const spec = (/** @type {boolean} */ ok) => ({
      title: "a roll is seen",
      file: "e2e/dice.spec.ts",
      line: 12,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: "Timeout: \u001b[2m15000ms" }] }] }],
    });
    const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 };
    const suites = [{ specs: [spec(true), spec(false)], suites: [{ specs: [spec(false)] }] }];
    const failure = {
      title: "e2e/dice.spec.ts:12 a roll is seen",
      file: "e2e/dice.spec.ts",
      said: "Timeout: 15000ms",
      isLate: true,
    };
    expect(failuresOfPlaywright({ stats, suites })).toEqual([failure, failure]);
  });
});
