/**
 * `npm run migrate -- --project my-project`: rewrites the documents whose shape is of the version before
 * (docs/decisions/document-versions.md). `--limit 1000` stops after so many; stopped or interrupted, it may be repeated.
 * Without a limit, characters of before get their state in play (docs/decisions/play-state.md).
 */
import { parseArgs } from "node:util";
import { LaunchError, report } from "./launcher/launchError.mjs";
import { createPlayStates } from "./migration/createPlayStates";
import { migrateDocuments } from "./migration/migrateDocuments";

const USAGE = "Usage: npm run migrate -- --project <Firebase project> [--limit <documents>]";

function readOrder(): { project: string; limit: number | undefined } {
  const { project, limit } = parseArgs({
    options: { project: { type: "string" }, limit: { type: "string" } },
  }).values;
  if (!project || (limit !== undefined && !/^[1-9]\d*$/.test(limit))) throw new LaunchError(USAGE);
  return { project, limit: limit === undefined ? undefined : Number(limit) };
}

try {
  const { project, limit } = readOrder();
  process.env.GCLOUD_PROJECT = project;
  process.env.GOOGLE_CLOUD_PROJECT = project;
  for (const { kind, current, migrated, unreadable } of await migrateDocuments({ limit })) {
    console.log(`${kind}: ${migrated} migrated, ${current} current, ${unreadable.length} unreadable`);
    for (const path of unreadable) console.log(`  ${path}`);
  }
  if (limit === undefined) console.log(`play: ${await createPlayStates(Date.now())} characters have a state`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
