import { configureGlobal, readConfigureGlobal } from "fast-check";

/**
 * A law is tried on the same values in every run, which is red for what changed and not by chance;
 * `npm run prove -- laws` tries other values each time (docs/decisions/test-time.md).
 */
configureGlobal({ ...readConfigureGlobal(), seed: 20_261_129 });
