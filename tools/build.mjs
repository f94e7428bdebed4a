/**
 * `node tools/build.mjs functions|web`: what is deployed, whatever was built before.
 *
 *   --deploy  as firebase.json asks before a deployment: refuses what must not go to the project
 */
import { buildFunctions, buildWeb } from "./launcher/build.mjs";
import { checkClientSettings, checkPolicy, checkProject } from "./launcher/deployment.mjs";
import { readConfig } from "./launcher/firebaseConfig.mjs";
import { LaunchError, report } from "./launcher/launchError.mjs";

const anew = { anew: true };
/** @type {Record<string, () => Promise<void>>} */
const builds = { functions: () => buildFunctions(anew), web: () => buildWeb("web/dist", {}, anew) };

/** @param {string | undefined} sentence */
function refuse(sentence) {
  if (sentence) throw new LaunchError(sentence);
}

/** @param {readonly string[]} parts */
async function requireDeployable(parts) {
  // firebase-tools says where it deploys to.
  const project = process.env.GCLOUD_PROJECT ?? "";
  refuse(checkProject(project));
  if (!parts.includes("web")) return;
  const { readSettings } = await import("../web/settings.mjs");
  const settings = readSettings();
  refuse(checkClientSettings(project, settings));
  refuse(checkPolicy(readConfig(process.env.DEPLOYED_CONFIG), settings));
}

try {
  const wanted = process.argv.slice(2).filter((argument) => argument !== "--deploy");
  const parts = wanted.length > 0 ? wanted : Object.keys(builds);
  const unknown = parts.find((name) => !builds[name]);
  if (unknown) throw new LaunchError(`Unknown part: ${unknown}. Known: ${Object.keys(builds).join(", ")}.`);
  if (process.argv.includes("--deploy")) await requireDeployable(parts);
  for (const name of parts) await builds[name]?.();
} catch (error) {
  report(error);
  process.exitCode = 1;
}
