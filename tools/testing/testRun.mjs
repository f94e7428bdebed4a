import { ensureInstalled } from "../launcher/install.mjs";
import { LaunchError } from "../launcher/launchError.mjs";
import { onOwnSuite } from "../launcher/ownSuite.mjs";
import { killTracked } from "../launcher/processes.mjs";
import { leaveAtOnce, untilAskedToStop } from "../launcher/stopSignals.mjs";
import { sum, tally } from "./counts.mjs";
import { staticLanes, suiteSteps } from "./steps.mjs";

/**
 * @typedef {{ name: string, seconds: number } & import("./steps.mjs").StepResult} Done
 */

/**
 * Runs the tests, prints each step as it ends, then the summary and, last, `N passed, N failed`.
 *
 * @param {readonly string[]} only names of the steps to run; none means all
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testRun(only) {
  untilAskedToStop().then(leaveAtOnce);
  const unknown = only.filter((name) => !allNames().includes(name));
  if (unknown.length > 0) {
    throw new LaunchError(`Unknown step: ${unknown.join(", ")}. Steps: ${allNames().join(", ")}.`);
  }
  /** @param {{ name: string }} each */
  const isWanted = ({ name }) => only.length === 0 || only.includes(name);
  const lanes = staticLanes.map((lane) => lane.filter(isWanted));
  const onSuite = suiteSteps.filter(isWanted);
  /** @type {Done[]} */
  const done = [];
  try {
    await ensureInstalled();
    await Promise.all(lanes.map((lane) => runInTurn(lane, undefined, done)));
    if (onSuite.length > 0) await runOnSuite(onSuite, done);
  } finally {
    killTracked();
  }
  return summarize(done);
}

const allNames = () => [...staticLanes.flat(), ...suiteSteps].map(({ name }) => name);

/**
 * @template Context
 * @param {readonly { name: string, run: (context: Context) => Promise<import("./steps.mjs").StepResult> }[]} steps
 * @param {Context} context
 * @param {Done[]} done
 */
async function runInTurn(steps, context, done) {
  for (const { name, run } of steps) {
    const start = performance.now();
    const result = await run(context);
    const seconds = Math.round((performance.now() - start) / 1000);
    done.push({ name, seconds, ...result });
    announce({ name, seconds, ...result });
  }
}

/**
 * Boots the suite for the steps that need it. A suite that does not boot is a failed step, and the summary still
 * comes.
 *
 * @param {readonly import("./steps.mjs").SuiteStep[]} steps
 * @param {Done[]} done
 */
async function runOnSuite(steps, done) {
  const start = performance.now();
  try {
    const withBrowser = steps.some(({ name }) => name === "e2e");
    await onOwnSuite({ name: "test", withBrowser }, (suite) => runInTurn(steps, suite, done));
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    const seconds = Math.round((performance.now() - start) / 1000);
    const failure = { name: "suite", seconds, ok: false, output: error.message };
    done.push(failure);
    announce(failure);
  }
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
