import base from "../playwright.config";
import { patience } from "../support/patience";

/** The longer proofs in browsers, which `npm run prove` alone runs (docs/reliability.md). */
export default {
  ...base,
  testDir: ".",
  outputDir: "../results/prove",
  workers: 1,
  timeout: patience(600_000),
  expect: { timeout: patience(60_000) },
};
