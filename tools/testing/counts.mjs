import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {readonly VitestFile[]} [testResults]
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status
 * @property {string} [message] why it failed outside of its tests
 * @property {readonly { status: string, fullName: string, failureMessages: readonly string[] }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly PlaywrightSpec[]} [specs]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {boolean} ok
 * @property {readonly { results: readonly { errors: readonly { message?: string }[] }[] }[]} tests
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly unknown[]} [errors] of the runner itself, outside of any test
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + (report.numTodoTests ?? 0),
});

/**
 * A flaky test passed at last, which nobody should rely on: it counts as failed.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * What a test runner counted and which tests failed, by the report it left; none when it fell before writing it.
 *
 * @template Report
 * @param {string} path
 * @param {{ count: (report: Report) => Counts, failures: (report: Report) => import("./failures.mjs").Failure[] }} read
 * @returns {{ counts: Counts, failures: readonly import("./failures.mjs").Failure[] }}
 */
export function readReport(path, { count, failures }) {
  if (!existsSync(path)) return { counts: none, failures: [] };
  const report = JSON.parse(readFileSync(path, "utf8"));
  return { counts: count(report), failures: failures(report) };
}

/**
 * What a step adds to the total. A step that failed without a failed test (a type error, a file that does not
 * load, a runner that fell) is one failure; so is a test step that ran no test.
 *
 * @param {{ ok: boolean, counts?: Counts }} step `counts` is absent for a step that is no test suite
 * @returns {Counts}
 */
export function tally({ ok, counts }) {
  if (!counts) return ok ? none : { ...none, failed: 1 };
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const sum = (all) =>
  all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    none,
  );
