import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./support/chromiumFlags";
import { patience } from "./support/patience";

const report = process.env.E2E_REPORT;

// Without `npm test`, the emulators are those of `npm start`, so that one file can be run alone.
process.env.GCLOUD_PROJECT ??= "demo-des-et-heros";
process.env.FIRESTORE_EMULATOR_HOST ??= "127.0.0.1:8080";
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= "127.0.0.1:9099";
process.env.METADATA_SERVER_DETECTION ??= "none";

export default defineConfig({
  testDir: "e2e",
  // What one game shows here, the other games repeat in a proof of its own (prove/games.config.ts).
  grepInvert: /@games/,
  outputDir: "results/playwright",
  // Files run beside each other: each makes the accounts and the tables it needs. Two cores share five emulators with them.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: patience(90_000),
  // Two lanes share two cores with five emulators: a screen may be long in coming, and is right or wrong all the same.
  expect: { timeout: patience(15_000) },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:5000",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // Every frame that moves is drawn by the processors that the tests share.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every page costs as much as running it: E2E_TRACE=1 for the one test that is looked into.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A worker's answers pass by the routes that tests intercept; only the installed app's own tests want one.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: chromiumFlags,
    },
  },
});
