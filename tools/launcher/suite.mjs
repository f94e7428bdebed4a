import { spawn } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeEmulatorConfig } from "./firebaseConfig.mjs";
import { LaunchError } from "./launchError.mjs";
import { cacheDir, firebaseProgram, host, projectId, root } from "./places.mjs";
import { killTree, trackChild } from "./processes.mjs";
import { withJava } from "./requirements.mjs";

const guard = join(root, "tools/launcher/guard.mjs");
const sharedWorkers = join(root, "tools/launcher/sharedWorkers.cjs");
const readyLimitMs = 300_000;
const pollMs = 250;

/**
 * @typedef {object} SuitePlan
 * @property {string} name names the suite's folder of logs and its generated configuration
 * @property {import("./ports.mjs").Ports} ports
 * @property {string} webDist folder of the built client, from the root
 * @property {string} [firestoreJar] the emulator that firebase-tools is pointed at
 * @property {string} [importFrom] a former export
 * @property {boolean} ui
 * @property {boolean} [forMinutes] they will not live longer
 */

/**
 * @typedef {object} Suite
 * @property {string} origin where the product answers
 * @property {string} log path of what the emulators wrote
 * @property {Promise<void>} ended settles when the emulators are gone, wanted or not
 * @property {() => void} stop ends everything that the suite started, at once
 */

/**
 * Java's first compiler alone: the second takes as much of the processors as it saves within the first ten minutes.
 *
 * @param {NodeJS.ProcessEnv} env
 */
const javaForMinutes = ({ JAVA_TOOL_OPTIONS: given = "" }) => `${given} -XX:TieredStopAtLevel=1`.trim();

/**
 * Starts the emulators, and returns when the product answers through them.
 *
 * @param {SuitePlan} plan
 * @returns {Promise<Suite>}
 */
export async function startSuite(plan) {
  // firebase-tools leaves its logs and half-done exports where it is started from, and finds another suite of
  // the same project through a file in the temporary folder: each suite has both for itself.
  const folder = join(cacheDir, "suites", plan.name);
  mkdirSync(folder, { recursive: true });
  const temporary = mkdtempSync(join(tmpdir(), "des-"));
  const log = join(folder, "emulators.log");
  const output = openSync(log, "w");
  const config = writeEmulatorConfig(plan.name, plan);

  const args = [
    guard,
    temporary,
    process.execPath,
    "--require",
    sharedWorkers,
    firebaseProgram,
    "emulators:start",
    "--project",
    projectId,
    "--config",
    config,
  ];
  if (plan.importFrom) args.push("--import", plan.importFrom);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    // Its own group: the terminal's Ctrl-C must reach the launcher alone, which saves before it stops.
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
    env: {
      ...withJava(),
      TMPDIR: temporary,
      NO_COLOR: "1",
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
      // Seconds until firebase-tools gives up on functions that start: 10 are few on a busy machine.
      FUNCTIONS_DISCOVERY_TIMEOUT: "120",
      ...(plan.firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: plan.firestoreJar }),
      ...(plan.forMinutes && { JAVA_TOOL_OPTIONS: javaForMinutes(process.env) }),
    },
  });
  closeSync(output);
  const forget = trackChild(child.pid);

  const forgetTemporary = () => rmSync(temporary, { recursive: true, force: true });
  process.once("exit", forgetTemporary);
  let running = true;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once("exit", () => {
      running = false;
      forget();
      forgetTemporary();
      resolve();
    });
  });
  const stop = () => {
    if (running && child.pid) killTree(child.pid);
  };

  const suite = { origin: `http://${host}:${plan.ports.hosting}`, log, ended, stop };
  try {
    await untilReady(plan.ports, suite.origin, () => running);
  } catch (error) {
    stop();
    throw new LaunchError(
      `${error instanceof Error ? error.message : error}\n${lastLines(log)}\nLog: ${log}`,
    );
  }
  return suite;
}

/**
 * @param {import("./ports.mjs").Ports} ports
 * @param {string} origin
 * @param {() => boolean} isRunning
 */
async function untilReady(ports, origin, isRunning) {
  const limit = performance.now() + readyLimitMs;
  for (const url of [
    `http://${host}:${ports.hub}/emulators`,
    `http://${host}:${ports.firestore}/`,
    `${origin}/api/modules`,
  ]) {
    while (!(await answers(url))) {
      if (!isRunning()) throw new Error("The emulators stopped while they were starting.");
      if (performance.now() > limit)
        throw new Error("The emulators did not finish starting within five minutes.");
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** @param {string} log */
const lastLines = (log) => readFileSync(log, "utf8").trim().split("\n").slice(-15).join("\n");
