import base from "../playwright.config";

/** The longer proofs in browsers, which `npm run prove` alone runs (docs/reliability.md). */
export default {
  ...base,
  testDir: ".",
  outputDir: "../results/prove",
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
};
