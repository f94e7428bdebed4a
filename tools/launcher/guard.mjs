/**
 * Stands between the launcher and the emulators: starts the program given as arguments, and ends it with all
 * that it started as soon as the launcher is gone, even killed without a chance to clean up.
 *
 *   node guard.mjs <folder to remove then> <program> [argument…]
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { killTree } from "./processes.mjs";

const [temporaryFolder = "", program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: "inherit" });

process.on("disconnect", () => {
  if (child.pid) killTree(child.pid);
  rmSync(temporaryFolder, { recursive: true, force: true });
  process.exit();
});
child.on("exit", (code) => process.exit(code ?? 1));
