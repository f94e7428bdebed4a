import { describe, expect, it } from "vitest";
import { countPlaywright, none, readReport, sum, tally } from "./counts.mjs";
import { failuresOfPlaywright } from "./failures.mjs";

describe("a step of the tests", () => {
  it("adds its tests to the total", () => {
    const counts = { passed: 3, failed: 1, skipped: 2 };
    expect(tally({ ok: false, counts })).toEqual(counts);
  });

  it("that is no test suite adds nothing when it is right, and one failure when it is wrong", () => {
    expect(tally({ ok: true })).toEqual(none);
    expect(tally({ ok: false })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("whose runner failed although every test passed is one failure", () => {
    expect(tally({ ok: false, counts: { passed: 9, failed: 0, skipped: 0 } }).failed).toBe(1);
  });

  it("that ran no test is one failure, and so is one whose tests were all skipped", () => {
    expect(tally({ ok: true, counts: none }).failed).toBe(1);
    expect(tally({ ok: true, counts: { passed: 0, failed: 0, skipped: 5 } }).failed).toBe(1);
  });

  it("whose report was never written counted nothing", () => {
    const read = readReport("/nowhere/report.json", {
      count: countPlaywright,
      failures: failuresOfPlaywright,
    });
    expect(read).toEqual({ counts: none, failures: [] });
  });

  it("counts a flaky browser test as failed", () => {
    expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
    });
  });
});

describe("the total", () => {
  it("is the sum of the steps", () => {
    const steps = [
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ];
    expect(sum(steps)).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});
