/**
 * `npm run mutate -- domain|rules`: do the tests notice when a rule is wrong? Plants one small error at a time and runs
 * the tests that reach it; an error that no test notices survives and is printed. docs/mutation.md.
 *
 *   domain [--folder=<folder>]  Stryker on domain/src, or on one of its folders; `--sample=25`: on about one in 25 of
 *     its declarations; `--file=move.ts`: on the files of that name
 *   rules [--line=<number>]   firestore.rules, with the emulators of `npm start` running; `--line=158-165`: these
 *     lines; `--first=asks`: this file of tests/rules before the others (may be repeated)
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { LaunchError, report } from "./launcher/launchError.mjs";
import { root } from "./launcher/places.mjs";
import { runNode } from "./launcher/processes.mjs";
import { folderScores, scoreTable } from "./mutation/sample.mjs";
import { SAMPLE_VARIABLE } from "./mutation/samplePlugin.mjs";

const USAGE =
  "Usage: npm run mutate -- domain [--folder=<folder of domain/src>] [--sample=<n>] | rules [--line=<number>[-<number>]]";
/** The share of mutants, in percent, below which the command fails. */
const MIN_SCORE = 80;

/**
 * @param {string | undefined} folder
 * @param {string | undefined} file
 * @param {string | undefined} sample
 */
async function mutateDomain(folder, file, sample) {
  if (sample !== undefined && !/^[1-9]\d*$/.test(sample))
    throw new LaunchError("--sample is a whole number: one in how many declarations.");
  if (folder !== undefined && !existsSync(join(root, "domain/src", folder)))
    throw new LaunchError(`domain/src has no folder ${folder}.`);
  const { Stryker } = await import("@stryker-mutator/core");
  const plugin = fileURLToPath(new URL("mutation/samplePlugin.mjs", import.meta.url));
  process.env[SAMPLE_VARIABLE] = sample ?? "1";
  process.chdir(join(root, "domain"));
  /** @typedef {NonNullable<ConstructorParameters<typeof Stryker>[0]>} Options */
  const options = /** @type {Options} */ ({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", plugin],
    ignorers: ["sample"],
    // Which tests a mutant needs is known from the first run; of one folder, the others need not run even then.
    vitest: { configFile: "vitest.mutation.config.ts", related: folder !== undefined || file !== undefined },
    // A machine with other work to do is slow: a mutant must not count as one that never ends for that.
    timeoutMS: 15_000,
    dryRunTimeoutMinutes: 20,
    mutate: [
      `src/${folder ?? ""}/**/${file ?? "*.ts"}`.replace("//", "/"),
      "!src/**/*.test.ts",
      "!src/testing/**",
    ],
    // Tables of game facts, evaluated once: no test can be asked about one of them alone.
    ignoreStatic: true,
    reporters: ["clear-text", "progress"],
    clearTextReporter: {
      allowColor: process.stdout.isTTY,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    thresholds: { high: 90, low: MIN_SCORE, break: MIN_SCORE },
    tempDirName: ".stryker-tmp",
    logLevel: "warn",
  });
  console.log(scoreTable(folderScores(await new Stryker(options).runMutationTest())));
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
      folder: { type: "string" },
      file: { type: "string" },
      sample: { type: "string" },
      line: { type: "string" },
      first: { type: "string", multiple: true },
    },
  });
  if (positionals[0] === "domain") await mutateDomain(values.folder, values.file, values.sample);
  else if (positionals[0] === "rules") await mutateRules(values.line, values.first ?? []);
  else throw new LaunchError(USAGE);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
