import { ensureBrowser } from "../launcher/browser.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { LaunchError } from "../launcher/launchError.mjs";
import { onOwnSuite } from "../launcher/ownSuite.mjs";
import { killTracked } from "../launcher/processes.mjs";
import { leaveAtOnce, untilAskedToStop } from "../launcher/stopSignals.mjs";
import { sum, tally } from "./counts.mjs";
import { patience } from "./patience.mjs";
import { planLine, progressLine, readTimes, WHOLE, writeTimes } from "./runTimes.mjs";
import { runSchedule } from "./schedule.mjs";
import { staticSteps, suiteSteps } from "./steps.mjs";

/**
 * @typedef {{ name: string, seconds: number } & import("./steps.mjs").StepResult} Done
 * @typedef {import("./steps.mjs").RunningSuite} RunningSuite
 */

/** Few steps use more than one core. */
const places = 3;

/** How often what runs and what is left is said, in milliseconds. */
const TOLD_EVERY_MS = 60_000;

/**
 * @typedef {object} Wish
 * @property {readonly string[]} only names of the steps to run; none means all
 * @property {boolean} all every browser test, not the journeys of the screens alone
 */

/**
 * Runs the tests, prints each step as it ends, then the summary and, last, `N passed, N failed`.
 *
 * @param {Wish} wish
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testRun({ only, all }) {
  untilAskedToStop().then(leaveAtOnce);
  const names = [...staticSteps, ...suiteSteps(all)].map(({ name }) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new LaunchError(`Unknown step: ${unknown.join(", ")}. Steps: ${names.join(", ")}.`);
  }
  /** @param {{ name: string }} each */
  const isWanted = ({ name }) => only.length === 0 || only.includes(name);
  const onSources = staticSteps.filter(isWanted);
  const onSuite = suiteSteps(all).filter(isWanted);
  const whole = only.length === 0 ? (all ? `${WHOLE} (--all)` : WHOLE) : only.join(",");
  const watch = watchRun([...onSources, ...onSuite], whole);
  /** @type {Done[]} */
  const done = [];
  process.env.TEST_PATIENCE = String(patience());
  if (patience() > 1) console.log(`This machine is slow or busy: tests wait ${patience()} times as long.`);
  try {
    // A browser needs none of the dependencies, and is needed last.
    const browser = onSuite.some(isInBrowsers) ? ensureBrowser() : undefined;
    browser?.catch(() => undefined);
    await ensureInstalled();
    await runAll(onSources, onSuite, { done, watch, browser });
  } finally {
    watch.stop();
    killTracked();
  }
  const passed = summarize(done);
  if (passed) watch.remember(done);
  return passed;
}

/**
 * Says what is going to run and, each minute, what is left of it.
 *
 * @param {readonly { name: string }[]} steps
 * @param {string} whole the name of the run
 */
function watchRun(steps, whole) {
  const times = readTimes();
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;
  /** @type {Map<string, number>} */
  const begun = new Map();
  const waiting = new Set(steps.map(({ name }) => name));
  const tell = () => {
    const running = new Map([...begun].map(([name, at]) => [name, elapsed() - at]));
    console.log(progressLine({ running, waiting: [...waiting], elapsed: elapsed() }, times, whole));
  };
  console.log(planLine([...waiting], times, whole));
  const timer = setInterval(tell, TOLD_EVERY_MS);
  return {
    /** @param {string} name */
    begins: (name) => {
      waiting.delete(name);
      begun.set(name, elapsed());
    },
    /** @param {string} name */
    ends: (name) => void begun.delete(name),
    stop: () => clearInterval(timer),
    /** @param {readonly Done[]} done */
    remember: (done) =>
      writeTimes({
        ...Object.fromEntries(done.map(({ name, seconds }) => [name, seconds])),
        [whole]: Math.round(elapsed()),
      }),
  };
}

/**
 * Runs the steps, three beside each other, and boots the emulators beside them for those that need any. Emulators that do
 * not boot are a failed step, and so is a browser that is not to be had; what needs them is left out, and the summary
 * still comes.
 *
 * @param {readonly import("./steps.mjs").StaticStep[]} onSources
 * @param {readonly import("./steps.mjs").SuiteStep[]} onSuite
 * @param {{ done: Done[], watch: ReturnType<typeof watchRun>, browser: Promise<string> | undefined }} run
 */
async function runAll(onSources, onSuite, { done, watch, browser }) {
  /** @type {OpenSuite | undefined} */
  let opened;
  const boot = {
    name: "suite",
    after: ["tools"],
    run: () =>
      unlessImpossible(async () => {
        opened = await openSuite();
        return undefined;
      }),
  };
  const afterBoot = onSuite.map((step) => ({
    ...step,
    after: [...(step.after ?? []), boot.name],
    run: async () => {
      const suite = opened?.suite;
      if (suite === undefined) return undefined;
      return unlessImpossible(async () => {
        if (!isInBrowsers(step)) return step.run(suite);
        // What other tests left costs the emulator at each change, and emptying it would call a trigger for each document.
        if (onSuite.length > 1) await suite.renew();
        return step.run({ ...suite, browser: await browser });
      });
    },
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
      watch.begins(name);
      const result = await run();
      watch.ends(name);
      if (result === undefined) return;
      const step = { name, seconds: Math.round((performance.now() - start) / 1000), ...result };
      done.push(step);
      announce(step);
    });
  } finally {
    await opened?.close();
  }
}

/** @param {{ name: string }} step */
const isInBrowsers = ({ name }) => name === "e2e";

/**
 * What this machine cannot do is a failed step.
 *
 * @template Result
 * @param {() => Promise<Result>} run
 */
async function unlessImpossible(run) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    return { ok: false, output: error.message };
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
 * @returns {Promise<OpenSuite>}
 * @throws {LaunchError} when they do not boot
 */
function openSuite() {
  return new Promise((resolve, reject) => {
    const over = onOwnSuite({ name: "test", withBrowser: false }, (suite) => {
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
  const failures = done.flatMap(({ name, failures = [] }) => failures.map((each) => ({ name, ...each })));
  // Once more, in short: a log is often read by its end.
  for (const { name, title, said } of failures) console.log(`\n✘ ${name}: ${title}\n    ${said}`);
  const { passed, failed } = sum(done.map(tally));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
