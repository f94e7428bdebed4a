import { describe, expect, it } from "vitest";
import { lateOnly, secondRun } from "./secondRun.mjs";

const today = new Date("2026-11-27T12:00:00Z");

/** A failed test that came too late, unless told otherwise. */
const late = (/** @type {string} */ title, over = {}) => ({
  title,
  file: "a.spec.ts",
  said: "Timeout: 15000ms",
  isLate: true,
  ...over,
});

/** A step that passed nine tests and failed these. */
const step = (
  /** @type {string} */ name,
  /** @type {import("./failures.mjs").Failure[]} */ failures,
  /** @type {Partial<import("./testRun.mjs").Done>} */ over = {},
) => ({
  name,
  seconds: 1,
  ok: failures.length === 0,
  output: "",
  counts: { passed: 9, failed: failures.length, skipped: 0 },
  failures,
  ...over,
});

const green = { ok: true, output: "", counts: { passed: 3, failed: 0, skipped: 0 } };
const red = { ok: false, output: "", counts: { passed: 2, failed: 1, skipped: 0 } };

/**
 * @param {import("./testRun.mjs").Done[]} done
 * @param {(import("./steps.mjs").StepResult)[]} results of the runs, in their order; green once they are used up
 */
async function triedAgain(done, results = [], { listed = /** @type {any[]} */ ([]), secondsEach = 1 } = {}) {
  /** @type {string[]} */
  const asked = [];
  let now = 0;
  const { done: counted, unstable } = await secondRun(done, {
    listed,
    today,
    seconds: () => now,
    runAgain: async (name, file) => {
      asked.push(`${name} ${file}`);
      now += secondsEach;
      return results.shift() ?? green;
    },
    say: () => undefined,
  });
  return { asked, unstable: unstable.map(({ title }) => title), counts: counted.map(({ counts }) => counts) };
}

describe("what came too late", () => {
  it("is run alone, twice, by its file, and counted as passed", async () => {
    const browsers = step("e2e", [late("one"), late("two"), late("three", { file: "b.spec.ts" })]);
    expect(await triedAgain([step("api", []), browsers])).toEqual({
      asked: ["e2e a.spec.ts", "e2e a.spec.ts", "e2e b.spec.ts", "e2e b.spec.ts"],
      unstable: ["one", "two", "three"],
      counts: [
        { passed: 9, failed: 0, skipped: 0 },
        { passed: 12, failed: 0, skipped: 0 },
      ],
    });
  });

  it("before the tests of a file has them counted by the second run", async () => {
    const hook = step("api", [late("a.test.ts")], { counts: { passed: 9, failed: 0, skipped: 3 } });
    expect((await triedAgain([hook])).counts).toEqual([{ passed: 12, failed: 0, skipped: 0 }]);
  });

  it.each([
    ["the first", [red], 1],
    ["the second", [green, red], 2],
    ["by its absence the first", [{ ...green, counts: { passed: 0, failed: 0, skipped: 1 } }], 1],
  ])("and fails %s time stays red", async (_, results, runs) => {
    const tried = await triedAgain([step("e2e", [late("one")])], results);
    expect(tried.asked).toHaveLength(runs);
    expect(tried.unstable).toEqual([]);
    expect(tried.counts).toEqual([{ passed: 9, failed: 1, skipped: 0 }]);
  });

  it("is not tried for longer than five minutes", async () => {
    const tried = await triedAgain([step("e2e", [late("one")])], [], { secondsEach: 301 });
    expect(tried.asked).toHaveLength(1);
    expect(tried.unstable).toEqual([]);
  });
});

describe("nothing is run again", () => {
  const many = (/** @type {number} */ count, /** @type {string} */ name) =>
    step(
      name,
      Array.from({ length: count }, (_, index) => late(`test ${index}`)),
    );

  it.each([
    ["where a value is wrong", [step("e2e", [late("one"), late("two", { isLate: false })])]],
    [
      "where another step has a wrong value",
      [step("e2e", [late("one")]), step("api", [late("x", { isLate: false })])],
    ],
    [
      "where the types are wrong",
      [step("e2e", [late("one")]), { name: "types", seconds: 1, ok: false, output: "" }],
    ],
    ["where a runner fell", [step("units", [late("one")], { output: "⎯⎯ Unhandled Errors ⎯⎯" })]],
    [
      "where more failed than is named",
      [step("e2e", [late("one")], { counts: { passed: 9, failed: 2, skipped: 0 } })],
    ],
    ["in a step that waits for nothing", [step("tools", [late("one")])]],
    ["where more than six are late", [many(7, "e2e")]],
    ["where more than two are late outside browsers", [many(3, "api")]],
  ])("%s", (_, done) => expect(lateOnly(done, { listed: [], today })).toEqual([]));

  it("of what was to be mended a week ago", () => {
    const listed = [{ title: "one", since: "2026-11-10", known: "" }];
    expect(lateOnly([step("e2e", [late("one")])], { listed, today })).toEqual([]);
  });

  it("beyond that, up to six are, two of them outside browsers", () => {
    expect(lateOnly([many(4, "e2e"), many(2, "api")], { listed: [], today })).toHaveLength(2);
  });
});
