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
 * @typedef {object} OwnSuite
 * @property {import("./ports.mjs").Ports} ports
 * @property {string} origin
 * @property {string | undefined} browser
 * @property {() => Promise<void>} renew ends the emulators and boots others in their place, with the demo alone: what was
 *   written before, its triggers and its listeners are gone
 */

/**
 * Builds the product, boots emulators for it beside those of `npm start`, fills them with the demo, and takes them
 * down again once they have been used.
 *
 * @template Result
 * @param {{ name: string, withBrowser: boolean, withClient?: boolean, forMinutes?: boolean }} wish the name keeps the
 *   logs and builds of two suites apart; without the client, Hosting serves the API alone; `forMinutes` means its first
 *   emulators, not those that it renews
 * @param {(suite: OwnSuite) => Promise<Result>} use
 * @returns {Promise<Result>}
 * @throws {import("./launchError.mjs").LaunchError} when the machine lacks something, or nothing boots
 */
export async function onOwnSuite({ name, withBrowser, withClient = true, forMinutes = false }, use) {
  await requireJava();
  const browser = withBrowser ? await ensureBrowser() : undefined;
  const firestoreJar = await ensureFirestoreEmulator();
  const { ports, release } = await claimPorts((free) => spareFrom(portOffset, free));
  try {
    const webDist = `.cache/${name}/web`;
    await buildFunctions();
    if (withClient) await buildWeb(webDist, clientSettings(ports));
    else mkdirSync(join(root, webDist), { recursive: true });
    const plan = { name, ports, webDist, firestoreJar, ui: false, forMinutes };
    return await onSuite(plan, (origin, renew) => use({ ports, origin, browser, renew }));
  } finally {
    release();
  }
}

/**
 * @template Result
 * @param {import("./suite.mjs").SuitePlan} plan
 * @param {(origin: string, renew: () => Promise<void>) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
async function onSuite(plan, use) {
  let suite = await boot(plan);
  const end = async () => {
    suite.stop();
    await suite.ended;
  };
  const renew = async () => {
    await end();
    suite = await boot({ ...plan, forMinutes: false });
  };
  try {
    return await use(suite.origin, renew);
  } finally {
    await end();
  }
}

/**
 * Emulators that answer, with the demo.
 *
 * @param {import("./suite.mjs").SuitePlan} plan
 */
async function boot(plan) {
  const suite = await step("Starting the emulators", () => startSuite(plan));
  try {
    await step("Creating the demo data", () => seed(plan.ports));
    return suite;
  } catch (error) {
    suite.stop();
    await suite.ended;
    throw error;
  }
}
