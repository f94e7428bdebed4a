/**
 * `npm run mutate -- domain|rules`: do the tests notice when a rule is wrong? Plants one small error at a time and runs
 * the tests that reach it; an error that no test notices survives and is printed. docs/mutation.md.
 *
 *   domain [--room=<folder>]  Stryker on domain/src, or on one of its folders
 *   rules [--line=<number>]   firestore.rules, with the emulators of `npm start` running; `--line=158-165`: these
 *     lines; `--first=asks`: this file of tests/rules before the others (may be repeated)
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LaunchError, report } from "./launcher/launchError.mjs";
import { root } from "./launcher/places.mjs";
import { runNode } from "./launcher/processes.mjs";

const USAGE =
  "Usage: npm run mutate -- domain [--room=<folder of domain/src>] | rules [--line=<number>[-<number>]]";
/** The share of mutants, in percent, below which the command fails. */
const MIN_SCORE = 80;

/** @param {string | undefined} room */
async function mutateDomain(room) {
  if (room !== undefined && !existsSync(join(root, "domain/src", room)))
    throw new LaunchError(`domain/src has no folder ${room}.`);
  const { Stryker } = await import("@stryker-mutator/core");
  process.chdir(join(root, "domain"));
  /** @typedef {NonNullable<ConstructorParameters<typeof Stryker>[0]>} Options */
  const options = /** @type {Options} */ ({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.config.ts" },
    mutate: [`src/${room ?? ""}/**/*.ts`.replace("//", "/"), "!src/**/*.test.ts", "!src/testing/**"],
    // Tables of game facts, evaluated once: no test can be asked about one of them alone.
    ignoreStatic: true,
    reporters: ["clear-text", "progress"],
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false },
    thresholds: { high: 90, low: MIN_SCORE, break: MIN_SCORE },
    tempDirName: ".stryker-tmp",
    logLevel: "warn",
  });
  await new Stryker(options).runMutationTest();
}

/**
 * @param {string | undefined} line
 * @param {readonly string[]} first
 */
async function mutateRules(line, first) {
  const script = join(root, "tests/rules/mutate.mjs");
  const onOutput = (/** @type {string} */ text) => process.stdout.write(text);
  const { code } = await runNode(
    [script, ...(line ? [`--line=${line}`] : []), ...first.map((name) => `--first=${name}`)],
    { cwd: root, onOutput },
  );
  process.exitCode = code ?? 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      room: { type: "string" },
      line: { type: "string" },
      first: { type: "string", multiple: true },
    },
  });
  if (positionals[0] === "domain") await mutateDomain(values.room);
  else if (positionals[0] === "rules") await mutateRules(values.line, values.first ?? []);
  else throw new LaunchError(USAGE);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
