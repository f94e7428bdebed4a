import { execFile } from "node:child_process";
import { promisify } from "node:util";

const bundle = new URL("../../functions/lib/index.js", import.meta.url).href;

/**
 * Runs a scheduled function of the deployed bundle as if at that moment (epoch milliseconds), in its own
 * process, since the test's process has an Admin SDK of its own.
 */
export async function runScheduled(name: string, moment: number): Promise<void> {
  const event = JSON.stringify({ scheduleTime: new Date(moment).toISOString() });
  const program = `const functions = await import("${bundle}"); await functions.${name}.run(${event}); process.exit();`;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
}
