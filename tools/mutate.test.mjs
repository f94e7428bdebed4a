import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runNode } from "./launcher/processes.mjs";

const command = fileURLToPath(new URL("mutate.mjs", import.meta.url));

/** @param {readonly string[]} args */
const mutate = (...args) => runNode([command, ...args]);

describe("npm run mutate gives up with one sentence and code 1", () => {
  it("when it is not told what to mutate", async () => {
    const { code, output } = await mutate();
    expect(output.trim()).toMatch(/^✘ Usage: npm run mutate -- domain/);
    expect(code).toBe(1);
  });

  it("when there is no such folder", async () => {
    const { code, output } = await mutate("domain", "--folder=nowhere");
    expect(output.trim()).toBe("✘ domain/src has no folder nowhere.");
    expect(code).toBe(1);
  });

  it.each(["0", "half", "-3"])("when one in %s is to be sampled", async (sample) => {
    const { code, output } = await mutate("domain", `--sample=${sample}`);
    expect(output.trim()).toBe("✘ --sample is a whole number: one in how many declarations.");
    expect(code).toBe(1);
  });
});
