import { ensureInstalled } from "../launcher/install.mjs";
import { LaunchError } from "../launcher/launchError.mjs";
import { onOwnSuite } from "../launcher/ownSuite.mjs";
import { killTracked } from "../launcher/processes.mjs";
import { leaveAtOnce, untilAskedToStop } from "../launcher/stopSignals.mjs";
import { sum, tally } from "./counts.mjs";
import { runSchedule } from "./schedule.mjs";
import { staticSteps, suiteSteps } from "./steps.mjs";

/**
 * @typedef {{ name: string, seconds: number } & import("./steps.mjs").StepResult} Done
 * @typedef {import("./steps.mjs").RunningSuite} RunningSuite
 */

/** Few steps use more than one core. */
const places = 3;

/**
 * Runs the tests, prints each step as it ends, then the summary and, last, `N passed, N failed`.
 *
 * @param {readonly string[]} only names of the steps to run; none means all
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testRun(only) {
  untilAskedToStop().then(leaveAtOnce);
  const names = [...staticSteps, ...suiteSteps].map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new LaunchError(`Unknown step: ${unknown.join(", ")}. Steps: ${names.join(", ")}.`);
  }
  /** @param {{ name: string }} each */
  const isWanted = ({ name }) => only.length === 0 || only.includes(name);
  /** @type {Done[]} */
  const done = [];
  try {
    await ensureInstalled();
    await runAll(staticSteps.filter(isWanted), suiteSteps.filter(isWanted), done);
  } finally {
    killTracked();
  }
  return summarize(done);
}

/**
 * Runs the steps, three beside each other, and boots the emulators beside them for those that need any. Emulators that do
 * not boot are a failed step; what needs them is left out, and the summary still comes.
 *
 * @param {readonly import("./steps.mjs").StaticStep[]} onSources
 * @param {readonly import("./steps.mjs").SuiteStep[]} onSuite
 * @param {Done[]} done
 */
async function runAll(onSources, onSuite, done) {
  /** @type {OpenSuite | undefined} */
  let opened;
  const boot = {
    name: "suite",
    after: ["tools"],
    run: async () => {
      try {
        opened = await openSuite(onSuite.some(({ name }) => name === "e2e"));
        return undefined;
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        return { ok: false, output: error.message };
      }
    },
  };
  const afterBoot = onSuite.map((step) => ({
    ...step,
    after: [...(step.after ?? []), boot.name],
    run: async () => opened && step.run(opened.suite),
  }));
  // The longest steps need the emulators, so they begin as soon as they can, and the short ones fill what is left.
  const steps = [
    ...(onSuite.length > 0 ? [boot] : []),
    ...afterBoot.filter(({ alone }) => !alone),
    ...onSources,
    ...afterBoot.filter(({ alone }) => alone),
  ];
  try {
    await runSchedule(steps, places, async ({ name, run }) => {
      const start = performance.now();
      const result = await run();
      if (result === undefined) return;
      const step = { name, seconds: Math.round((performance.now() - start) / 1000), ...result };
      done.push(step);
      announce(step);
    });
  } finally {
    await opened?.close();
  }
}

/**
 * @typedef {object} OpenSuite
 * @property {RunningSuite} suite
 * @property {() => Promise<unknown>} close
 */

/**
 * Emulators of the tests' own that run until they are closed.
 *
 * @param {boolean} withBrowser
 * @returns {Promise<OpenSuite>}
 * @throws {LaunchError} when they do not boot
 */
function openSuite(withBrowser) {
  return new Promise((resolve, reject) => {
    const over = onOwnSuite({ name: "test", withBrowser }, (suite) => {
      return new Promise((used) => {
        resolve({
          suite,
          close: () => {
            used(undefined);
            return over;
          },
        });
      });
    });
    over.catch(reject);
  });
}

/** @param {Done} step */
function announce(step) {
  const { failed } = tally(step);
  console.log(`${failed ? "✘" : "✔"} ${step.name} (${step.seconds} s)`);
  if (failed)
    console.log(indent(step.counts && isEmpty(step.counts) ? `${step.output}\nNo test ran.` : step.output));
  else if (step.name === "domain") console.log(indent(coverageLines(step.output)));
}

/** @param {import("./counts.mjs").Counts} counts */
const isEmpty = ({ passed, failed }) => passed + failed === 0;

/** @param {string} output */
const coverageLines = (output) =>
  output
    .split("\n")
    .filter((line) => /^(Statements|Branches|Functions|Lines)\s/.test(line))
    .join("\n");

/** @param {string} text */
const indent = (text) => text.trimEnd().replace(/^/gm, "    ");

/**
 * @param {readonly Done[]} done
 * @returns {boolean}
 */
function summarize(done) {
  console.log("\nSummary");
  for (const step of done) {
    const { passed, failed, skipped } = tally(step);
    const details = step.counts
      ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`
      : "";
    console.log(
      `  ${failed ? "✘" : "✔"} ${step.name.padEnd(15)} ${`${step.seconds} s`.padStart(6)}  ${details}`.trimEnd(),
    );
  }
  const { passed, failed } = sum(done.map(tally));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
