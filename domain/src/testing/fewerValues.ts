import { configureGlobal, readConfigureGlobal } from "fast-check";

/**
 * For mutation testing (vitest.mutation.config.ts): a law that fails is not asked for its smallest example, and one that
 * is slow is tried on fewer values. That can only let more mutants survive.
 */
configureGlobal({ ...readConfigureGlobal(), endOnFailure: true, interruptAfterTimeLimit: 2000 });
