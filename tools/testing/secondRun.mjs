import { none, tally } from "./counts.mjs";
import { isOverdue } from "./unstable.mjs";

/**
 * @typedef {import("./failures.mjs").Failure} Failure
 * @typedef {import("./testRun.mjs").Done} Done
 */

/** Where more failed, not all could be forgiven, and the run is red whatever a second one says. */
const MOST_UNSTABLE = 6;
const MOST_OUTSIDE_BROWSERS = 2;
const MOST_SECONDS = 300;
const RUNS = 2;

/** Steps whose tests wait for something. */
const WAITING = ["e2e", "api", "triggers", "live", "rules", "units"];

/** @param {Done} step */
const hasFallen = ({ output, failures = [], ...step }) =>
  /\bUnhandled (?:Errors?|Rejection)\b/.test(output) || failures.length !== tally(step).failed;

/**
 * What is run a second time: the files of tests for which something came too late, by their step. Nothing, where
 * anything else is wrong.
 *
 * @param {readonly Done[]} done
 * @param {{ listed: readonly import("./unstable.mjs").Unstable[], today: Date }} known
 * @returns {{ step: Done, file: string, failures: Failure[] }[]}
 */
export function lateOnly(done, { listed, today }) {
  const red = done.filter((step) => tally(step).failed > 0);
  const failures = red.flatMap((step) => (step.failures ?? []).map((failure) => ({ step, failure })));
  const outside = failures.filter(({ step }) => step.name !== "e2e");
  if (failures.length > MOST_UNSTABLE || outside.length > MOST_OUTSIDE_BROWSERS) return [];
  const isLate = failures.every(
    ({ step, failure }) =>
      WAITING.includes(step.name) && failure.isLate && !isOverdue(failure.title, listed, today),
  );
  if (!isLate || red.some(hasFallen)) return [];
  return red.flatMap((step) => {
    const late = step.failures ?? [];
    return [...new Set(late.map(({ file }) => file))].map((file) => ({
      step,
      file,
      failures: late.filter((failure) => failure.file === file),
    }));
  });
}

/**
 * Runs alone, twice, the files in which something came too late, and forgives those that are green both times.
 *
 * @param {readonly Done[]} done
 * @param {object} how
 * @param {readonly import("./unstable.mjs").Unstable[]} how.listed
 * @param {Date} how.today
 * @param {() => number} how.seconds the time, as it passes
 * @param {(step: string, file: string, limitSeconds: number) => Promise<import("./steps.mjs").StepResult>} how.runAgain
 * @param {(line: string) => void} how.say
 * @returns {Promise<{ done: Done[], unstable: Failure[] }>} the steps with what was forgiven counted as passed
 */
export async function secondRun(done, { listed, today, seconds, runAgain, say }) {
  const begun = seconds();
  const left = () => MOST_SECONDS - (seconds() - begun);
  /** @type {Failure[]} */
  const unstable = [];
  let counted = [...done];
  for (const { step, file, failures } of lateOnly(done, { listed, today })) {
    say(`Once more, alone, twice: ${file} (${failures.map(({ title }) => title).join("; ")})`);
    for (let run = 0; run < RUNS; run += 1) {
      if (left() <= 0) return { done: [...done], unstable: [] };
      const result = await runAgain(step.name, file, left());
      // One that fails for good, or is not there any more, makes the run red, and the others with it.
      if (!result.ok || tally(result).failed > 0 || (result.counts?.passed ?? 0) < failures.length)
        return { done: [...done], unstable: [] };
      if (run === 0)
        counted = counted.map((each) =>
          each.name === step.name ? forgive(each, failures, result.counts ?? none) : each,
        );
    }
    unstable.push(...failures);
  }
  return { done: counted, unstable };
}

/**
 * @param {Done} step
 * @param {readonly Failure[]} late of one file
 * @param {import("./counts.mjs").Counts} again what the file counted by itself
 * @returns {Done}
 */
function forgive(step, late, again) {
  const { passed, failed, skipped } = step.counts ?? none;
  const failures = (step.failures ?? []).filter((failure) => !late.includes(failure));
  // Where what comes before the tests was late, none of the file ran.
  const counts =
    failed === 0
      ? { passed: passed + again.passed, failed, skipped: skipped - again.passed }
      : { passed: passed + late.length, failed: failed - late.length, skipped };
  return { ...step, ok: failures.length === 0, counts, failures };
}
