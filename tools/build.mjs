/** `node tools/build.mjs functions|web`: what is deployed, built as firebase.json asks before a deployment. */
import { buildFunctions, buildWeb } from "./launcher/build.mjs";
import { report } from "./launcher/launchError.mjs";

/** @type {Record<string, () => Promise<void>>} */
const builds = { functions: buildFunctions, web: () => buildWeb("web/dist", {}) };

try {
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(builds)) {
    if (!builds[name]) throw new Error(`Unknown part: ${name}. Known: ${Object.keys(builds).join(", ")}.`);
    await builds[name]();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
