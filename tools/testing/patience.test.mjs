import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { patience, patienceFor } from "./patience.mjs";

const printed = (/** @type {Record<string, string>} */ env) => {
  const path = fileURLToPath(new URL("./patience.mjs", import.meta.url));
  const { TEST_PATIENCE: _, ...others } = process.env;
  return Number(execFileSync(process.execPath, [path], { env: { ...others, ...env } }));
};

describe("the patience of tests", () => {
  it.each([
    ["an idle machine like the one that the times were chosen on", 300, 0, 1],
    ["a faster one", 100, 0, 1],
    ["a core half as fast", 600, 0, 2],
    ["two loops on two cores", 450, 1, 3],
    ["a machine that is busy beyond measure", 9_000, 1, 5],
  ])("grows with the machine's slowness: %s", (_, workMs, busyShare, factor) => {
    expect(patienceFor({ workMs, busyShare })).toBe(factor);
  });

  it("is measured where nothing is known", () => {
    expect(printed({})).toBeGreaterThanOrEqual(1);
    expect(printed({ TEST_PATIENCE: "much" })).toBeGreaterThanOrEqual(1);
  });

  it("is that of the run that a test belongs to", () => {
    expect(printed({ TEST_PATIENCE: "2.5" })).toBe(2.5);
    expect(printed({ TEST_PATIENCE: "50" })).toBe(5);
    expect(patience()).toBe(Number(process.env.TEST_PATIENCE));
  });
});
