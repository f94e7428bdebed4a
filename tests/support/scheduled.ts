import { execFile } from "node:child_process";
import { promisify } from "node:util";

const bundle = new URL("../../functions/lib/index.js", import.meta.url).href;

/**
 * Runs a scheduled function of the deployed bundle as if at that moment (epoch milliseconds), in its own
 * process, since the test's process has an Admin SDK of its own. Answers what it logged.
 */
export async function runScheduled(
  name: string,
  moment: number,
  project: string | undefined = process.env.GCLOUD_PROJECT,
): Promise<string> {
  const event = JSON.stringify({ scheduleTime: new Date(moment).toISOString() });
  const program = `const functions = await import("${bundle}"); await functions.${name}.run(${event}); process.exit();`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    {
      env: { ...process.env, GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project, FIREBASE_CONFIG: "{}" },
    },
  );
  return stdout + stderr;
}
