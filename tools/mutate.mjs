/**
 * `node tools/mutate.mjs`: do the tests of domain/ notice when a rule is wrong? Plants small errors (a flipped
 * comparison, a dropped statement, another number…) one at a time in a copy of domain/, and runs the tests that reach
 * each. An error that no test notices survives, and its place is printed.
 *
 *   --sample N   N mutants drawn with the seed (default 300)
 *   --seed S     another draw (default 1)
 *   --all        every mutant
 *   --only PART  the files whose path under domain/src contains PART
 *   --minimum P  the share in percent that must be killed (default 85); below it the exit code is 1
 */
import { basename, dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeMutatedTree, readReached } from "./mutation/mutatedTree.mjs";
import { TestProcess } from "./mutation/testProcess.mjs";

/** @import { PlacedMutant } from "./mutation/mutatedTree.mjs" */

const DRY_RUN_MS = 300_000;
const MUTANT_MS = 10_000;
const PROCESSES = 2;

const { values: options } = parseArgs({
  options: {
    sample: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    all: { type: "boolean", default: false },
    only: { type: "string" },
    minimum: { type: "string", default: "85" },
  },
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {PlacedMutant[]} mutants */
function draw(mutants) {
  if (options.all) return mutants;
  const random = seededRandom(Number(options.seed));
  const drawn = mutants.map((mutant) => ({ mutant, place: random() })).toSorted((a, b) => a.place - b.place);
  return drawn
    .slice(0, Number(options.sample))
    .map(({ mutant }) => mutant)
    .toSorted((a, b) => a.id - b.id);
}

/** The mutant's own test first, then its folder's, then the others. @param {PlacedMutant} mutant @param {string[]} tests */
function nearestFirst(mutant, tests) {
  const own = basename(mutant.file, ".ts");
  const folder = basename(dirname(mutant.file));
  /** @param {string} test */
  const distance = (test) =>
    basename(test, ".test.ts") === own ? 0 : basename(dirname(test)) === folder ? 1 : 2;
  return tests.toSorted((a, b) => distance(a) - distance(b));
}

/** @param {TestProcess} testProcess @param {PlacedMutant} mutant @param {string[]} tests */
async function isKilled(testProcess, mutant, tests) {
  const [nearest, ...others] = nearestFirst(mutant, tests);
  if (nearest === undefined) return false;
  for (const files of [[nearest], others]) {
    if (files.length === 0) continue;
    const failed = await testProcess.run(mutant.id, files, MUTANT_MS);
    if (failed === "hung" || failed.length > 0) return true;
  }
  return false;
}

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s+/g, " ").slice(0, 70);

/** @param {PlacedMutant} mutant @param {boolean} reached */
function describe({ file, line, original, replacement }, reached) {
  const change = `${inOneLine(original)} → ${inOneLine(replacement) || "(removed)"}`;
  return `${file}:${line}  ${change}${reached ? "" : "  (no test reaches it)"}`;
}

const root = fileURLToPath(new URL("..", import.meta.url));
const tree = makeMutatedTree(root, options.only ?? "");
process.once("exit", tree.remove);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
const testProcesses = Array.from({ length: PROCESSES }, () => new TestProcess(tree.domain));
try {
  const [first] = testProcesses;
  const failing = await first?.run(0, [], DRY_RUN_MS);
  if (failing === undefined || failing === "hung")
    throw new Error("The tests do not end without any mutant.");
  for (const test of failing)
    console.log(`Left out, it fails without any mutant: ${relative(tree.domain, test)}`);
  const testsOf = readReached(tree.domain, new Set(failing));
  const queue = draw(tree.mutants);
  const total = queue.length;
  console.log(`${tree.mutants.length} mutants, ${total} tried.`);

  let tried = 0;
  let killed = 0;
  await Promise.all(
    testProcesses.map(async (testProcess) => {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        if (await isKilled(testProcess, mutant, testsOf.get(mutant.id) ?? [])) killed += 1;
        else console.log(describe(mutant, testsOf.has(mutant.id)));
        tried += 1;
        if (tried % 500 === 0) console.log(`${killed} of ${tried} killed, ${total} to try.`);
      }
    }),
  );

  const share = total === 0 ? 100 : (100 * killed) / total;
  console.log(`${killed} of ${total} mutants killed: ${share.toFixed(1)} %`);
  process.exitCode = share < Number(options.minimum) ? 1 : 0;
} finally {
  for (const testProcess of testProcesses) testProcess.stop();
}
