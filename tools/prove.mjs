/**
 * `npm run prove`: tries what `npm test` takes for granted, for minutes, on emulators of its own, and prints the figures
 * (docs/reliability.md).
 *
 *   npm run prove -- api races   these parts alone (api, documents, races, faults)
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { LaunchError, report } from "./launcher/launchError.mjs";
import { cacheDir } from "./launcher/places.mjs";
import { requireNode } from "./launcher/requirements.mjs";

/**
 * What each part runs. Parts that compare whole databases have a project of their own, for which no trigger runs; the
 * others need the triggers, which the emulator runs for the demo project alone.
 *
 * @type {Record<string, { project: string, files: string, isAlone: boolean }>}
 */
const PARTS = {
  api: { project: "api", files: "tests/prove/api/", isAlone: true },
  documents: { project: "prove", files: "tests/prove/documents", isAlone: true },
  races: { project: "prove", files: "tests/prove/races", isAlone: false },
  faults: { project: "prove", files: "tests/prove/faults", isAlone: false },
};

/** @param {string} name */
const aloneIn = (name) => {
  const project = `demo-prove-${name}`;
  return { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project };
};

/** @param {readonly string[]} names */
async function prove(names) {
  const { onOwnSuite } = await import("./launcher/ownSuite.mjs");
  const { suiteVariables, vitest } = await import("./testing/steps.mjs");
  const figures = join(cacheDir, "reports", "prove.txt");
  mkdirSync(join(cacheDir, "reports"), { recursive: true });
  return onOwnSuite({ name: "prove", withBrowser: false, withClient: false }, async (suite) => {
    let held = true;
    for (const name of names) {
      const { project, files, isAlone } = /** @type {(typeof PARTS)[string]} */ (PARTS[name]);
      rmSync(figures, { force: true });
      const start = performance.now();
      const { ok, output, counts } = await vitest(`prove-${name}`, [`--project=${project}`, files], {
        ...suiteVariables(suite),
        ...(isAlone && aloneIn(name)),
        PROVE_FIGURES: figures,
      });
      const seconds = Math.round((performance.now() - start) / 1000);
      const proven = ok && (counts?.passed ?? 0) > 0;
      held &&= proven;
      console.log(
        `${proven ? "✔" : "✘"} ${name} (${seconds} s, ${counts?.passed} held, ${counts?.failed} broken)`,
      );
      if (!proven) console.log(output.trimEnd().replace(/^/gm, "    "));
      if (existsSync(figures)) console.log(readFileSync(figures, "utf8").trimEnd().replace(/^/gm, "    "));
    }
    return held;
  });
}

let held = false;
try {
  requireNode();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new LaunchError(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  }
  const { ensureInstalled } = await import("./launcher/install.mjs");
  await ensureInstalled();
  held = await prove(asked.length > 0 ? asked : Object.keys(PARTS));
} catch (error) {
  report(error);
}
process.exit(held ? 0 : 1);
