/**
 * `npm run sweep-orphans -- --project my-project --limit 40`: the daily sweep, run by an operator who has read
 * why it stopped. It deletes up to `limit` accounts and `limit` members, and forgets what the last sweep saw.
 */
import { parseArgs } from "node:util";
import { sweepOrphans } from "../functions/src/triggers/sweepOrphans";
import { LaunchError, report } from "./launcher/launchError.mjs";

const USAGE = "Usage: npm run sweep-orphans -- --project <Firebase project> --limit <orphans a side>";

function readOrder(): { project: string; limit: number } {
  const { project, limit } = parseArgs({
    options: { project: { type: "string" }, limit: { type: "string" } },
  }).values;
  if (!project || !/^\d+$/.test(limit ?? "")) throw new LaunchError(USAGE);
  return { project, limit: Number(limit) };
}

try {
  const { project, limit } = readOrder();
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_PROJECT = project;
  const swept = await sweepOrphans(Date.now(), { limit });
  for (const [side, { found, among, deleted, stopped }] of Object.entries(swept)) {
    console.log(
      `${side}: ${found} orphans among ${among}, ${deleted} deleted${stopped ? `: ${stopped}` : ""}`,
    );
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
