import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const stopSignals = fileURLToPath(new URL("stopSignals.mjs", import.meta.url));

/** A program that, asked to stop, takes two seconds to save before it ends well. */
async function savingProgram() {
  const program = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { untilAskedToStop } from ${JSON.stringify(stopSignals)};
       const asked = untilAskedToStop();
       const busy = setInterval(() => {}, 1000);
       console.log("ready");
       await asked;
       setTimeout(() => { console.log("saved"); clearInterval(busy); }, 2000);`,
    ],
    { env: { PATH: process.env.PATH } },
  );
  let output = "";
  program.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => program.once("close", (code) => resolve({ code, output })));
  await expect.poll(() => output, { timeout: 5000 }).toContain("ready");
  return { program, ended };
}

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

describe("Ctrl-C", () => {
  it("lets the program save, even when it arrives twice at once as it does under npm", async () => {
    const { program, ended } = await savingProgram();
    program.kill("SIGINT");
    await wait(100);
    program.kill("SIGINT");
    expect(await ended).toEqual({ code: 0, output: "ready\nsaved\n" });
  });

  it("ends the program at once when it is pressed again", async () => {
    const { program, ended } = await savingProgram();
    program.kill("SIGINT");
    await wait(1200);
    program.kill("SIGINT");
    expect(await ended).toEqual({ code: 130, output: "ready\n\n" });
  });
});
