import { defineConfig, mergeConfig } from "vitest/config";
import config from "./vitest.config";

/** For tools/mutate.mjs: laws are tried on fewer values, since each is tried again for every mutant that it reaches. */
export default mergeConfig(config, defineConfig({ test: { setupFiles: ["src/testing/fewerValues.ts"] } }));
