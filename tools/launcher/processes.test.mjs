import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { descendants, killTree, run, runNode } from "./processes.mjs";

/**
 * Whether a process still runs: a zombie, which only waits to be counted, does not.
 *
 * @param {number} pid
 */
async function isAlive(pid) {
  const { output } = await run("ps", ["-o", "stat=", "-p", String(pid)]);
  return /^[^Z]/.test(output.trim());
}

describe("the processes that one started", () => {
  it("are its children, theirs, and nobody else's", () => {
    /** @type {[number, number][]} */
    const table = [
      [1, 0],
      [10, 1],
      [11, 10],
      [12, 10],
      [13, 11],
      [20, 1],
      [21, 20],
    ];
    expect(descendants(10, table)).toEqual([11, 12, 13]);
    expect(descendants(13, table)).toEqual([]);
  });

  it("end with it, even one that left for a group of its own", async () => {
    const grandchild = `require("node:child_process").spawn(process.execPath,
      ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" }).pid`;
    const parent = spawn(process.execPath, ["-e", `console.log(${grandchild}); setInterval(() => {}, 1000)`]);
    const announced = await new Promise((resolve) => parent.stdout.once("data", resolve));
    const grandchildPid = Number(String(announced));
    expect(await isAlive(grandchildPid)).toBe(true);

    const ended = new Promise((resolve) => parent.once("exit", resolve));
    killTree(parent.pid ?? 0);
    await ended;
    await expect.poll(() => isAlive(grandchildPid), { timeout: 5000 }).toBe(false);
  });
});

describe("a program that is run", () => {
  it("gives its code and all that it wrote", async () => {
    const result = await runNode(["-e", "console.log('out'); console.error('err'); process.exit(3)"]);
    expect(result.code).toBe(3);
    expect(result.output).toContain("out");
    expect(result.output).toContain("err");
  });

  it("gives 127 when it does not exist", async () => {
    expect((await run("no-such-program-here", [])).code).toBe(127);
  });

  it("leaves the processors to others where it is told to", async () => {
    const told = ["-p", "setTimeout(() => console.log(require('node:os').getPriority()), 100); ''"];
    const { output } = await runNode(told, { niceness: 5 });
    expect(Number(output)).toBeGreaterThanOrEqual(5);
  });

  it("gives 124 when it is too slow, and does not outlive that", async () => {
    expect((await runNode(["-e", "setInterval(() => {}, 1000)"], { timeoutMs: 300 })).code).toBe(124);
  });
});
