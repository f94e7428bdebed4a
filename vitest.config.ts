import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { patience } from "./tests/support/patience";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Where `npm test` runs its emulators; without it, where `npm start` does, so that one file can be run alone. */
const emulators = {
  GCLOUD_PROJECT: process.env.GCLOUD_PROJECT ?? "demo-des-et-heros",
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? "127.0.0.1:8080",
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? "127.0.0.1:9099",
  APP_ORIGIN: process.env.APP_ORIGIN ?? "http://127.0.0.1:5000",
  // The Admin SDK would look for a cloud machine's credentials on the network.
  METADATA_SERVER_DETECTION: "none",
  RULES_PROJECT_ID: process.env.RULES_PROJECT_ID ?? "demo-des-et-heros-rules",
};

const API_PROJECT = process.env.API_PROJECT_ID ?? emulators.GCLOUD_PROJECT;

const PATIENT_WAITS = "tests/support/waits.ts";

/**
 * What happens after a write, by a trigger of the functions emulator, and what signs in or listens as a client: in the
 * demo's project alone. Every query costs the emulator a look at all documents of its project, so what needs neither has
 * another one (docs/decisions/test-time.md).
 */
const IN_THE_DEMO = [
  ...["account", "adminUsers", "agenda", "deletedMembers", "evenings", "forge", "hosting", "logs"],
  "newCharacters",
  ...[
    "notifications",
    "push",
    "randomTables",
    "restore",
    "scenePrivacy",
    "sceneStates",
    "seats",
    "sessions",
    "shown",
  ],
  ...["sightOnAndOff", "sweepOrphans"],
].map((name) => `tests/api/${name}.test.ts`);
const PROOFS_IN_THE_DEMO = ["eveningSearch", "floods", "pushes", "sight", "sightClient", "sightMoves"].map(
  (name) => `tests/prove/api/${name}.test.ts`,
);

/** For its time `npm run prove` alone runs it. Not by the command line: a project's own list of exclusions hides that one. */
const PROVED_ALONE =
  process.env.PROVE_FIGURES === undefined
    ? ["eveningSearch", "floods", "generatedRequests", "pushes"].map(
        (name) => `tests/prove/api/${name}.test.ts`,
      )
    : [];

/** Laws are tried on the same values in every run, as domain's are (its own vitest.config.ts). */
const SAME_VALUES = "domain/src/testing/sameValues.ts";

/** Tests that share one emulator suite take turns: their files would see each other's data. */
const onTheEmulators = {
  env: emulators,
  setupFiles: [PATIENT_WAITS],
  fileParallelism: false,
  testTimeout: patience(30_000),
  hookTimeout: patience(60_000),
};

/** One worker for many files, which share the modules that they load: loading them takes longer than the tests. */
const inSharedThreads = { pool: "threads", isolate: false } as const;

const onTheDom = {
  environment: "happy-dom",
  setupFiles: [PATIENT_WAITS, "web/src/testing/setupDom.ts"],
  testTimeout: patience(30_000),
};

/**
 * Puts the registries of the tests, which know a fifth game, in the place of the product's: of domain and of web. What
 * stands beside them gets the product's own.
 */
const fifthGame: Plugin = {
  name: "fifth-game",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (/\/testing\/games\/(?:registry|systemIds)\.tsx?$/.test(importer)) return undefined;
    if (/(?:^|\/)systemIds$/.test(source)) return join(root, "domain/src/testing/games/systemIds.ts");
    if (/(?:^|\/)registry\/(?:games|creatures|forges|items|plays|presets)$/.test(source))
      return join(root, "domain/src/testing/games/registry.ts");
    if (/(?:^|\/)registry\/(?:sheets|dice|forgePages|creatureForms)$/.test(source))
      return join(root, "web/src/testing/games/registry.ts");
    return undefined;
  },
};

const FIFTH_GAME = ["domain/src/testing/games/**/*.test.ts", "web/src/testing/games/**/*.test.tsx"];

export default defineConfig({
  test: {
    projects: [
      "domain/vitest.config.ts",
      {
        test: { name: "effort", include: ["domain/src/**/*.effort.test.ts"], testTimeout: patience(120_000) },
      },
      {
        plugins: [fifthGame],
        test: { name: "fifth-game", include: FIFTH_GAME, ...onTheDom },
      },
      { test: { name: "functions", include: ["functions/src/**/*.test.ts"], ...inSharedThreads } },
      {
        test: {
          name: "tools",
          ...inSharedThreads,
          include: ["tools/**/*.test.mjs", "tests/tools/**/*.test.ts"],
          setupFiles: [SAME_VALUES, PATIENT_WAITS],
          testTimeout: patience(30_000),
        },
      },
      {
        test: {
          name: "web",
          include: ["web/src/**/*.test.{ts,tsx}"],
          exclude: ["web/src/**/*.live.test.{ts,tsx}", ...FIFTH_GAME],
          ...onTheDom,
          ...inSharedThreads,
          setupFiles: [SAME_VALUES, "web/src/testing/freshModules.ts", ...onTheDom.setupFiles],
        },
      },
      {
        test: {
          name: "live",
          environment: "happy-dom",
          include: ["web/src/**/*.live.test.{ts,tsx}"],
          ...onTheEmulators,
        },
      },
      {
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.ts"],
          globalSetup: ["tests/rules/loadRules.ts"],
          ...onTheEmulators,
          ...inSharedThreads,
        },
      },
      {
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts", "tests/prove/api/**/*.test.ts"],
          exclude: [...IN_THE_DEMO, ...PROOFS_IN_THE_DEMO, ...PROVED_ALONE],
          globalSetup: ["tests/api/startServer.ts"],
          ...onTheEmulators,
          ...inSharedThreads,
          setupFiles: [...onTheEmulators.setupFiles, "tests/api/emptyAfterwards.ts"],
          env: { ...emulators, GCLOUD_PROJECT: API_PROJECT, GOOGLE_CLOUD_PROJECT: API_PROJECT },
        },
      },
      {
        test: {
          name: "triggers",
          include: [...IN_THE_DEMO, ...PROOFS_IN_THE_DEMO],
          exclude: PROVED_ALONE,
          globalSetup: ["tests/api/startServer.ts"],
          ...onTheEmulators,
          ...inSharedThreads,
        },
      },
      {
        // The longer proofs, which `npm run prove` alone runs (docs/reliability.md).
        test: {
          name: "prove",
          include: ["tests/prove/*.test.ts"],
          globalSetup: ["tests/api/startServer.ts"],
          ...onTheEmulators,
          testTimeout: patience(300_000),
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["domain/src/**/*.ts"],
      exclude: ["**/*.test.ts", "domain/src/testing/**"],
      reporter: ["text-summary", "json-summary"],
      reportsDirectory: "coverage",
      thresholds: { branches: 95 },
    },
  },
});
