import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildFunctions, buildWeb, clientSettings } from "./build.mjs";
import { ensureFirestoreEmulator } from "./firestoreEmulator.mjs";
import { root } from "./places.mjs";
import { claimPorts } from "./portClaims.mjs";
import { spareFrom } from "./ports.mjs";
import { step } from "./progress.mjs";
import { requireJava } from "./requirements.mjs";
import { seed } from "./seed.mjs";
import { startSuite } from "./suite.mjs";

/** Far from the ports of `npm start`, which may be running. */
const portOffset = 10_000;

/**
 * @typedef {{ ports: import("./ports.mjs").Ports, origin: string, browser: string | undefined }} OwnSuite
 */

/**
 * Builds the product, boots emulators for it beside those of `npm start`, fills them with the demo, and takes them
 * down again once they have been used.
 *
 * @template Result
 * @param {{ name: string, withBrowser: boolean, withClient?: boolean }} wish the name keeps the logs and builds of
 *   two suites apart; without the client, Hosting serves the API alone
 * @param {(suite: OwnSuite) => Promise<Result>} use
 * @returns {Promise<Result>}
 * @throws {import("./launchError.mjs").LaunchError} when the machine lacks something, or nothing boots
 */
export async function onOwnSuite({ name, withBrowser, withClient = true }, use) {
  await requireJava();
  const browser = withBrowser ? await ensureBrowser() : undefined;
  const firestoreJar = await ensureFirestoreEmulator();
  const { ports, release } = await claimPorts((free) => spareFrom(portOffset, free));
  try {
    const webDist = `.cache/${name}/web`;
    await buildFunctions();
    if (withClient) await buildWeb(webDist, clientSettings(ports));
    else mkdirSync(join(root, webDist), { recursive: true });
    const plan = { name, ports, webDist, firestoreJar, ui: false };
    return await onSuite(plan, (origin) => use({ ports, origin, browser }));
  } finally {
    release();
  }
}

/**
 * @template Result
 * @param {import("./suite.mjs").SuitePlan} plan
 * @param {(origin: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function onSuite(plan, use) {
  const suite = await step("Starting the emulators", () => startSuite(plan));
  try {
    await step("Creating the demo data", () => seed(plan.ports));
    return await use(suite.origin);
  } finally {
    suite.stop();
    await suite.ended;
  }
}
