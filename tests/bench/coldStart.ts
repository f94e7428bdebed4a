import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { rounds } from "./rounds";

const bundle = fileURLToPath(new URL("../../functions/lib/index.js", import.meta.url));
const STARTS = rounds(7);

/** Runs in a process of its own, which has read nothing yet. */
const MEASURE = `
const begun = performance.now();
await import(process.argv[1]);
console.log(performance.now() - begun);
process.exit();
`;

/** What the functions' bundle weighs (bytes), and how long a new process takes to read it, in milliseconds. */
export async function measureColdStart(): Promise<{ bytes: number; starts: number[] }> {
  const starts: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "-e",
      MEASURE,
      bundle,
    ]);
    starts.push(Number(stdout));
  }
  return { bytes: statSync(bundle).size, starts };
}
