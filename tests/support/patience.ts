import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Measured by `npm test` once for all that it runs; else by the first who asks, for the processes that it starts. */
process.env.TEST_PATIENCE ??= execFileSync(
  process.execPath,
  [fileURLToPath(new URL("../../tools/testing/patience.mjs", import.meta.url))],
  { encoding: "utf8" },
).trim();

/**
 * How long to wait on this machine for what takes at most so many milliseconds on an idle one. What must not happen
 * within a time, and what the product itself waits for, stays as it is.
 */
export const patience = (ms: number): number => Math.round(ms * Number(process.env.TEST_PATIENCE));
