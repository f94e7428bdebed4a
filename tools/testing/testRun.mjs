import { ensureBrowser } from "../launcher/browser.mjs";
import { buildFunctions } from "../launcher/build.mjs";
import { ensureInstalled } from "../launcher/install.mjs";
import { LaunchError } from "../launcher/launchError.mjs";
import { onOwnSuite } from "../launcher/ownSuite.mjs";
import { killTracked } from "../launcher/processes.mjs";
import { leaveAtOnce, untilAskedToStop } from "../launcher/stopSignals.mjs";
import { rememberGreen, testedTree } from "./greenRun.mjs";
import { patience } from "./patience.mjs";
import { planLine, progressLine, readTimes, WHOLE, writeTimes } from "./runTimes.mjs";
import { runSchedule } from "./schedule.mjs";
import { secondRun } from "./secondRun.mjs";
import { staticSteps, suiteSteps } from "./steps.mjs";
import { announce, summarize } from "./summary.mjs";
import { listedTitle, listedUnstable } from "./unstable.mjs";

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
 * @property {boolean} strict whether what comes too late is red, whatever a second run says
 */

/**
 * Runs the tests, prints each step as it ends, then the summary and, last, `N passed, N failed`.
 *
 * @param {Wish} wish
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testRun({ only, all, strict }) {
  const tested = testedTree();
  const begun = performance.now();
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
  /** @type {{ done: Done[], unstable: import("./failures.mjs").Failure[] }} */
  let result;
  process.env.TEST_PATIENCE = String(patience());
  if (patience() > 1) console.log(`This machine is slow or busy: tests wait ${patience()} times as long.`);
  try {
    // A browser needs none of the dependencies, and is needed last.
    const browser = onSuite.some(isInBrowsers) ? ensureBrowser() : undefined;
    browser?.catch(() => undefined);
    await ensureInstalled();
    // Before a test that wants them runs beside the emulators, which must not see them change. Where they do not build,
    // the boot says so.
    await buildFunctions().catch(() => undefined);
    result = await runAll(onSources, onSuite, { watch, browser, strict });
  } finally {
    watch.stop();
    killTracked();
  }
  const { done, unstable } = result;
  const passed = summarize(done, unstable);
  if (!passed) return false;
  watch.remember(done);
  if (only.length === 0 && tested !== undefined) {
    const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
    rememberGreen({ ...tested, all, minutes, unstable: unstable.map(({ title }) => listedTitle(title)) });
  }
  return true;
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
 * still comes. What failed because it came too late is run again once all others are over.
 *
 * @param {readonly import("./steps.mjs").StaticStep[]} onSources
 * @param {readonly import("./steps.mjs").SuiteStep[]} onSuite
 * @param {{ watch: ReturnType<typeof watchRun>, browser: Promise<string> | undefined, strict: boolean }} run
 */
async function runAll(onSources, onSuite, { watch, browser, strict }) {
  /** @type {Done[]} */
  const done = [];
  /** @type {OpenSuite | undefined} */
  let opened;
  const boot = {
    name: "suite",
    run: () =>
      unlessImpossible(async () => {
        opened = await openSuite({ forMinutes: !onSuite.every(isInBrowsers) });
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
    if (strict) return { done, unstable: [] };
    return await secondRun(done, {
      listed: listedUnstable(),
      today: new Date(),
      seconds: () => performance.now() / 1000,
      runAgain: async (name, file, limitSeconds) => {
        const part = { file, limitMs: Math.ceil(limitSeconds * 1000) };
        const onSource = onSources.find((step) => step.name === name);
        if (onSource) return onSource.run(part);
        const step = onSuite.find((each) => each.name === name);
        if (step === undefined || opened === undefined) return { ok: false, output: "" };
        return step.run({ ...opened.suite, browser: await browser }, part);
      },
      say: (line) => console.log(line),
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
 * @param {{ forMinutes: boolean }} wish
 * @returns {Promise<OpenSuite>}
 * @throws {LaunchError} when they do not boot
 */
function openSuite({ forMinutes }) {
  return new Promise((resolve, reject) => {
    const over = onOwnSuite({ name: "test", withBrowser: false, forMinutes }, (suite) => {
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
