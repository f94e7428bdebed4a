import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { run } from "./processes.mjs";

const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));

/** @param {number} pid */
const isAlive = async (pid) =>
  /^[^Z]/.test((await run("ps", ["-o", "stat=", "-p", String(pid)])).output.trim());

/**
 * Starts a launcher that starts a guarded program, which never ends by itself, and gives the pids of both.
 *
 * @param {string} temporaryFolder
 */
async function launchGuarded(temporaryFolder) {
  const endless = "console.log(process.pid); setInterval(() => {}, 1000)";
  const launcher = spawn(process.execPath, [
    "-e",
    `require("node:child_process").spawn(process.execPath,
      [${[guard, temporaryFolder, process.execPath, "-e", endless].map((text) => JSON.stringify(text)).join(", ")}],
      { detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] });`,
  ]);
  const announced = await new Promise((resolve) => launcher.stdout.once("data", resolve));
  return { launcher, program: Number(String(announced)) };
}

describe("the guard", () => {
  it("ends the emulators when the launcher is killed without a chance to do it, and cleans up behind them", async () => {
    const temporaryFolder = join(mkdtempSync(join(tmpdir(), "guard-")), "temporary");
    mkdirSync(temporaryFolder);
    const { launcher, program } = await launchGuarded(temporaryFolder);
    expect(await isAlive(program)).toBe(true);
    launcher.kill("SIGKILL");
    await expect.poll(() => isAlive(program), { timeout: 5000 }).toBe(false);
    await expect.poll(() => existsSync(temporaryFolder), { timeout: 5000 }).toBe(false);
  });

  it.runIf(process.platform === "linux")(
    "ends what the emulators left behind when they ended by themselves",
    async () => {
      const temporaryFolder = mkdtempSync(join(tmpdir(), "guard-"));
      const failing = `const { pid } = require("node:child_process")
        .spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
        console.log(pid); setTimeout(() => process.exit(3), 200)`;
      const { code, output } = await run(
        process.execPath,
        [guard, temporaryFolder, process.execPath, "-e", failing],
        { env: { ...process.env, TMPDIR: temporaryFolder } },
      );
      expect(code).toBe(3);
      await expect.poll(() => isAlive(Number(output)), { timeout: 5000 }).toBe(false);
    },
  );
});
