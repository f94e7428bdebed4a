import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, host, root } from "../launcher/places.mjs";
import { runNode } from "../launcher/processes.mjs";
import { emulatorVariables } from "../launcher/seed.mjs";
import { checkRulesCoverage } from "../rulesCoverage.mjs";
import { startAssetCache } from "./assetCache.mjs";
import { countPlaywright, countVitest, readReport } from "./counts.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";
import { measuredPatience } from "./patience.mjs";
import { ofScreens } from "./screens.mjs";
import { writeCost } from "./writeCost.mjs";

/**
 * @typedef {object} StepResult
 * @property {boolean} ok
 * @property {string} output
 * @property {import("./counts.mjs").Counts} [counts] of a step that is a test suite, as are its failures
 * @property {readonly import("./failures.mjs").Failure[]} [failures]
 * @property {readonly string[]} [remarks] what the summary says of it, green or red
 */

/**
 * @typedef {import("../launcher/ownSuite.mjs").OwnSuite} RunningSuite
 * @typedef {object} Part what of a step is run, and for how long at most; none means all of it
 * @property {string} file as its failures name it
 * @property {number} limitMs
 */

/**
 * @typedef {import("./schedule.mjs").Planned & { run: (part?: Part) => Promise<StepResult> }} StaticStep needs but the
 *   sources
 * @typedef {import("./schedule.mjs").Planned & { run: (suite: RunningSuite, part?: Part) => Promise<StepResult> }}
 *   SuiteStep needs the emulators
 */

const rulesProject = "demo-des-et-heros-rules";
const apiProject = "demo-des-et-heros-api";
const typedParts = ["domain", "functions", "web", "tests", "tools"];
/** dependency-cruiser that cannot read TypeScript sees next to nothing, and finds it perfect. */
const fewestModules = 30;
const reports = join(cacheDir, "reports");
/** As in vitest.config.ts; not in domain's own configuration, since each mutation wants its modules loaded anew. */
const sharedThreads = ["--pool=threads", "--no-isolate"];

/** @param {string} path */
const program = (path) => join(root, "node_modules", path);

/**
 * What needs but the sources leaves the processors to what waits for the emulators, which is the longest: whatever is
 * left of them is enough for it to end before.
 */
const BESIDE = 5;

/**
 * Runs a checker, without colours: what it says may end in a log.
 *
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, timeoutMs?: number | undefined, niceness?: number }} [options]
 * @returns {Promise<StepResult>}
 */
async function check(args, { env = {}, timeoutMs, niceness = BESIDE } = {}) {
  const { FORCE_COLOR: _, ...plain } = process.env;
  const { code, output } = await runNode(args, {
    cwd: root,
    env: { ...plain, NO_COLOR: "1", ...env },
    niceness,
    ...(timeoutMs && { timeoutMs }),
  });
  return { ok: code === 0, output };
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, part?: Part | undefined, niceness?: number }} [options]
 * @returns {Promise<StepResult>}
 */
export async function vitest(name, args, { part, ...options } = {}) {
  const report = freshReport(name);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const files = part ? [part.file] : [];
  const result = await check([program("vitest/vitest.mjs"), "run", ...files, ...args, ...reporters], {
    ...options,
    timeoutMs: part?.limitMs,
  });
  return { ...result, ...readReport(report, { count: countVitest, failures: failuresOfVitest }) };
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

async function checkTypes() {
  /** @type {StepResult[]} */
  const results = [];
  for (const part of typedParts)
    results.push(await check([program("typescript-native/bin/tsc"), "--pretty", "false", "-p", part]));
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join("") };
}

async function checkImports() {
  const folders = ["domain/src", "functions/src", "web/src", "tests", "tools"];
  const result = await check([
    program("dependency-cruiser/bin/dependency-cruise.mjs"),
    "--config",
    ".dependency-cruiser.cjs",
    ...folders,
  ]);
  const modules = Number(/\((\d+) modules/.exec(result.output)?.[1] ?? 0);
  if (!result.ok || modules >= fewestModules) return result;
  return {
    ok: false,
    output: `${result.output}\nOnly ${modules} modules were seen: the sources were not read.`,
  };
}

/** @param {Pick<RunningSuite, "ports" | "origin">} suite */
export const suiteVariables = ({ ports, origin }) => ({
  ...emulatorVariables(ports),
  APP_ORIGIN: origin,
  RULES_PROJECT_ID: rulesProject,
  API_PROJECT_ID: apiProject,
});

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunningSuite} suite
 * @param {{ config?: string, env?: Record<string, string>, part?: Part | undefined }} [options] the configuration, from the root
 * @returns {Promise<StepResult>}
 */
export async function playwright(
  name,
  args,
  suite,
  { config = "tests/playwright.config.ts", env = {}, part } = {},
) {
  const report = freshReport(name);
  const files = part ? [part.file] : [];
  const result = await check(
    [program("@playwright/test/cli.js"), "test", ...files, "--config", config, ...args],
    {
      env: {
        ...suiteVariables(suite),
        E2E_BASE_URL: suite.origin,
        E2E_REPORT: report,
        ...(suite.browser && { CHROMIUM_PATH: suite.browser }),
        ...env,
      },
      timeoutMs: part?.limitMs,
      niceness: 0,
    },
  );
  return { ...result, ...readReport(report, { count: countPlaywright, failures: failuresOfPlaywright }) };
}

/** @param {string} name */
const vitestOnSuite = (name) => ({
  name,
  /**
   * @param {RunningSuite} suite
   * @param {Part} [part]
   */
  run: (suite, part) =>
    vitest(name, [`--project=${name}`], { env: suiteVariables(suite), part, niceness: 0 }),
});

/**
 * In the order in which they begin, after those of the emulators that may (testRun.mjs): the longest first, so that none
 * is left alone at the end.
 *
 * @type {readonly StaticStep[]}
 */
export const staticSteps = [
  {
    name: "units",
    run: (part) =>
      vitest(
        "units",
        ["functions", "web*", "fifth-game"].map((project) => `--project=${project}`),
        { part },
      ),
  },
  { name: "domain", run: () => vitest("domain", ["--project=domain", "--coverage", ...sharedThreads]) },
  { name: "hooks", run: () => check([program("eslint/bin/eslint.js"), "web/src"]) },
  { name: "types", run: checkTypes },
  { name: "tools", run: () => vitest("tools", ["--project=tools"]) },
  { name: "imports", run: checkImports },
  { name: "unused", run: () => check([program("knip/bin/knip.js")]) },
  { name: "lint", run: () => check([program("@biomejs/biome/bin/biome"), "ci"]) },
];

/**
 * Between two looks at what a write costs the emulator, which a page that does not end its listeners makes dearer
 * (docs/decisions/emulator-listeners.md).
 *
 * @param {RunningSuite} suite
 * @param {readonly string[]} chosen
 * @param {Part} [part]
 */
async function inBrowsers(suite, chosen, part) {
  const { origin, close } = await startAssetCache(suite.origin);
  try {
    const before = await writeCost(suite.ports);
    const env = { TEST_PATIENCE: String(measuredPatience()) };
    const result = await playwright("e2e", chosen, { ...suite, origin }, { env, part });
    const after = await writeCost(suite.ports);
    return { ...result, remarks: [`a write to characters: ${before} before, ${after} after`] };
  } finally {
    close();
  }
}

/**
 * The steps that share one boot of the emulators. The API's tests and those of the rules have a project each there, and
 * run beside those that need the demo's, whose triggers run; the browsers take both cores. Without `all`, browsers run one journey for each screen.
 *
 * @param {boolean} all
 * @returns {readonly SuiteStep[]}
 */
export const suiteSteps = (all) => [
  vitestOnSuite("triggers"),
  vitestOnSuite("api"),
  vitestOnSuite("rules"),
  {
    name: "rules-coverage",
    after: ["rules"],
    run: ({ ports }) => checkRulesCoverage(`${host}:${ports.firestore}`, rulesProject),
  },
  { ...vitestOnSuite("live"), after: ["triggers"] },
  {
    name: "e2e",
    alone: true,
    run: (suite, part) => inBrowsers(suite, all ? [] : ["--grep", ofScreens], part),
  },
];
