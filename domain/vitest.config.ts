import { defineConfig } from "vitest/config";

/** A project of the root's vitest.config.ts; mutation testing copies this folder and runs it alone. */
export default defineConfig({
  test: {
    name: "domain",
    include: ["src/**/*.test.ts"],
    // What measures time is its own project: counting what is covered makes it ten times as slow. So is the fifth game.
    exclude: ["src/**/*.effort.test.ts", "src/testing/games/**"],
    // A law is tried on hundreds of values, which takes its time on a busy machine, with coverage counted.
    testTimeout: 30_000,
    setupFiles: process.env.PROVE_FIGURES === undefined ? ["src/testing/sameValues.ts"] : [],
  },
});
