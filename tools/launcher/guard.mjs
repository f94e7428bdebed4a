/**
 * Stands between the launcher and the emulators: starts the program given as arguments, and ends it with all
 * that it started as soon as the launcher is gone, even killed without a chance to clean up, or as soon as that program
 * has ended by itself: one that fails while it starts leaves the Firestore emulator behind, with its port.
 *
 *   node guard.mjs <folder to remove then> <program> [argument…]
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { killTree, processesWith, signal } from "./processes.mjs";

const [temporaryFolder = "", program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: "inherit" });

process.on("disconnect", () => {
  if (child.pid) killTree(child.pid);
  rmSync(temporaryFolder, { recursive: true, force: true });
  process.exit();
});
child.on("exit", (code) => {
  // Whose parent is gone is nobody's child: what the suite started is told by the folder that is its alone.
  for (const pid of processesWith(`TMPDIR=${temporaryFolder}`))
    if (pid !== process.pid) signal(pid, "SIGKILL");
  process.exit(code ?? 1);
});
