import { sum, tally } from "./counts.mjs";
import { listedTitle, rowOf } from "./unstable.mjs";

/** @typedef {import("./testRun.mjs").Done} Done */

/** @param {Done} step */
export function announce(step) {
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
 * Prints each step, what failed, what was forgiven, and, last, `N passed, N failed`.
 *
 * @param {readonly Done[]} done
 * @param {readonly import("./failures.mjs").Failure[]} unstable
 * @returns {boolean} whether everything passed
 */
export function summarize(done, unstable) {
  console.log("\nSummary");
  for (const step of done) {
    const { passed, failed, skipped } = tally(step);
    const details = step.counts
      ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`
      : "";
    const line = `  ${failed ? "✘" : "✔"} ${step.name.padEnd(15)} ${`${step.seconds} s`.padStart(6)}  ${details}`;
    console.log([line.trimEnd(), ...(step.remarks ?? [])].join("; "));
  }
  const failures = done.flatMap(({ name, failures = [] }) => failures.map((each) => ({ name, ...each })));
  // Once more, in short: a log is often read by its end.
  for (const { name, title, said } of failures) console.log(`\n✘ ${name}: ${title}\n    ${said}`);
  for (const { title, said } of unstable) console.log(`\n~ unstable: ${listedTitle(title)}\n    ${said}`);
  if (unstable.length > 0) {
    console.log("\nToo late, and green twice alone. For tests/unstable.md, where it does not say so yet:");
    for (const { title } of unstable) console.log(rowOf(title, new Date()));
  }
  const { passed, failed } = sum(done.map(tally));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
