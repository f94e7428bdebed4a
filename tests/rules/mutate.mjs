/**
 * Mutation tests of the security rules: changes firestore.rules in every way of mutants.mjs, one at a time,
 * and runs the tests against each. A mutant that no test detects (a survivor) is a condition that is not
 * tested. Run by hand, with the emulators of `npm start` running; data and rules of other projects in them
 * are not changed.
 *
 *   npm run mutate -- rules              all mutants
 *   npm run mutate -- rules --line=52    those of one line
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutantsOf } from "./mutants.mjs";

/** @typedef {import("./mutants.mjs").Mutant} Mutant */

const LANES = 2;
/** A run that takes longer says nothing about the rules. */
const RUN_MS = 300_000;
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "rules-mutants-"));

const named = process.argv.flatMap((argument) => /^--first=(.+)$/.exec(argument)?.[1] ?? []);

/**
 * The collections' own tests detect most mutants within seconds; the generated tests are run for the others. Files that
 * are named are run before all of them.
 *
 * @param {string} file the rules
 * @param {string} project
 * @param {boolean} [onlyNamed]
 * @returns {Promise<"killed" | "survived">}
 */
async function judge(file, project, onlyNamed = false) {
  const generated = "tests/rules/everyDocument.test.ts";
  const first = named.map((name) => `tests/rules/${name}.test.ts`);
  const others = [generated, ...first].map((path) => `--exclude=${path}`);
  const runs = [...(first.length > 0 ? [first] : []), ...(onlyNamed ? [] : [others, [generated]])];
  for (const args of runs) if (!(await testsPass(args, file, project))) return "killed";
  return "survived";
}

/**
 * @param {readonly string[]} args
 * @param {string} file
 * @param {string} project
 * @returns {Promise<boolean>}
 */
async function testsPass(args, file, project) {
  const report = `${file}.json`;
  const options = [
    "--project=rules",
    "--no-isolate",
    "--bail=1",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const output = await run(["node_modules/vitest/vitest.mjs", "run", ...options, ...args], {
    RULES_FILE: file,
    RULES_PROJECT_ID: project,
  });
  const text = await readFile(report, "utf8").catch(() => undefined);
  await rm(report, { force: true });
  // Rules that do not load, or a suite that does not run, say nothing about the tests.
  if (text === undefined) throw new Error(output);
  const { numFailedTests, numPassedTests, success } = JSON.parse(text);
  if (!success && numFailedTests === 0) throw new Error(output || "a suite failed to run");
  if (success && numPassedTests === 0) throw new Error("no test ran");
  return success;
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<string>}
 */
function run(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      timeout: RUN_MS,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", () => resolve(output));
  });
}

/**
 * Takes mutants from the queue until none is left.
 *
 * @param {Mutant[]} queue
 * @param {number} lane
 * @param {Mutant[]} survivors
 */
async function work(queue, lane, survivors) {
  const file = join(folder, `lane${lane}.rules`);
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    await writeFile(file, mutant.content);
    const verdict = await judge(file, `demo-rules-mutant-${lane}`);
    if (verdict === "survived") survivors.push(mutant);
    console.log(`${verdict.padEnd(8)} firestore.rules:${mutant.line}  ${mutant.change}`);
  }
}

const rules = await readFile(join(root, "firestore.rules"), "utf8");
const [, from, to = from] =
  process.argv.map((argument) => /^--line=(\d+)(?:-(\d+))?$/.exec(argument)).find((match) => match) ?? [];
const isChosen = (/** @type {number} */ line) =>
  from === undefined || (line >= Number(from) && line <= Number(to));
const mutants = mutantsOf(rules).filter(({ line }) => isChosen(line));
try {
  const original = join(folder, "original.rules");
  await writeFile(original, rules);
  if ((await judge(original, "demo-rules-mutant-0", named.length > 0)) === "killed") {
    throw new Error("The tests fail on firestore.rules as it is: mend that first.");
  }
  /** @type {Mutant[]} */
  const survivors = [];
  const queue = [...mutants];
  await Promise.all(Array.from({ length: LANES }, (_, lane) => work(queue, lane + 1, survivors)));
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} mutants killed`);
  for (const survivor of survivors)
    console.log(`survived firestore.rules:${survivor.line}  ${survivor.change}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
