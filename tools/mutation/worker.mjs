import { createVitest } from "vitest/node";

/**
 * One test process that stays up for many mutants. It is told which mutant to wake and which test files to run
 * (`{ id, files }`, no files meaning all of them), and answers whether one of them failed (`{ id, failed }`, the paths
 * of the failed files). A mutant that never ends is the parent's to end, with this process.
 */
const domain = process.argv[2] ?? "";

/** @type {Set<string>} */
const failed = new Set();

const vitest = await createVitest(
  "test",
  {
    root: domain,
    config: false,
    watch: false,
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
    setupFiles: [`${domain}/setup.mjs`],
    include: ["src/**/*.test.ts"],
    testTimeout: 5000,
    reporters: [
      {
        onTestModuleEnd(module) {
          if (!module.ok()) failed.add(module.moduleId);
        },
      },
    ],
  },
  { cacheDir: `${domain}/.vite-${process.pid}`, logLevel: "silent" },
);
const specifications = await vitest.globTestSpecifications();

/** @param {{ id: number, files: string[] }} task */
async function run({ id, files }) {
  failed.clear();
  // The setup file injects it; vitest types only the keys of a TypeScript project.
  vitest.provide(/** @type {never} */ ("mutant"), /** @type {never} */ (id));
  vitest.config.bail = id === 0 ? 0 : 1;
  const chosen = specifications.filter(({ moduleId }) => files.length === 0 || files.includes(moduleId));
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen, files.length === 0);
  process.send?.({ id, failed: [...failed, ...unhandledErrors.map(String)] });
}

process.on("message", (task) => run(/** @type {{ id: number, files: string[] }} */ (task)));
process.on("disconnect", () => process.exit());
process.send?.({ id: -1, failed: [] });
