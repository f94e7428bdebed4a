/**
 * `npm run prove`: tries what `npm test` takes for granted, for minutes, on emulators of its own, and prints the figures
 * (docs/reliability.md).
 *
 *   npm run prove -- api races   these parts alone (tools/testing/proofs.mjs)
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LaunchError, report } from "./launcher/launchError.mjs";
import { cacheDir } from "./launcher/places.mjs";
import { requireNode } from "./launcher/requirements.mjs";
import { isAsked, PROOFS } from "./testing/proofs.mjs";

/** @param {string} name */
const aloneIn = (name) => {
  const project = `demo-prove-${name}`;
  return { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project, API_PROJECT_ID: project };
};

/**
 * @param {string} name
 * @param {import("./testing/steps.mjs").RunningSuite} suite
 */
async function proveOne(name, suite) {
  const { playwright, suiteVariables, vitest } = await import("./testing/steps.mjs");
  const {
    project,
    config,
    files,
    isAlone = false,
  } = /** @type {import("./testing/proofs.mjs").Proof} */ (PROOFS[name]);
  const figures = join(cacheDir, "reports", "prove.txt");
  mkdirSync(join(cacheDir, "reports"), { recursive: true });
  rmSync(figures, { force: true });
  const start = performance.now();
  const env = { PROVE_FIGURES: figures, ...(isAlone && aloneIn(name)) };
  const { ok, output, counts } = config
    ? await playwright(`prove-${name}`, files, suite, { config, env })
    : await vitest(`prove-${name}`, [`--project=${project}`, ...files], {
        env: { ...suiteVariables(suite), ...env },
        niceness: 0,
      });
  const seconds = Math.round((performance.now() - start) / 1000);
  const proven = ok && (counts?.passed ?? 0) > 0;
  console.log(
    `${proven ? "✔" : "✘"} ${name} (${seconds} s, ${counts?.passed} held, ${counts?.failed} broken)`,
  );
  if (!proven) console.log(output.trimEnd().replace(/^/gm, "    "));
  if (existsSync(figures)) console.log(readFileSync(figures, "utf8").trimEnd().replace(/^/gm, "    "));
  return proven;
}

/** @param {readonly string[]} names */
async function prove(names) {
  const { onOwnSuite } = await import("./launcher/ownSuite.mjs");
  const possible = names.filter((name) => {
    const problem = PROOFS[name]?.checkMachine?.(process.env);
    if (problem !== undefined) console.log(`– ${name} ${problem}`);
    return problem === undefined;
  });
  if (possible.length === 0) return true;
  const inBrowser = possible.some((name) => PROOFS[name]?.config !== undefined);
  return onOwnSuite({ name: "prove", withBrowser: inBrowser, withClient: inBrowser }, async (suite) => {
    let held = true;
    for (const name of possible) held = (await proveOne(name, suite)) && held;
    return held;
  });
}

let held = false;
try {
  requireNode();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PROOFS));
  if (unknown.length > 0) {
    throw new LaunchError(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PROOFS).join(", ")}.`);
  }
  const { ensureInstalled } = await import("./launcher/install.mjs");
  await ensureInstalled();
  held = await prove(Object.keys(PROOFS).filter((name) => isAsked(name, asked)));
} catch (error) {
  report(error);
}
process.exit(held ? 0 : 1);
