/**
 * Stryker's plugin for `npm run mutate -- domain --sample=<n>`: leaves out the mutants of all top-level declarations
 * but one in n. Stryker ignores a node with all that is in it, so a declaration is the smallest part that can be
 * chosen without choosing what is around it.
 */
import { isChosen } from "./sample.mjs";

/** Set by tools/mutate.mjs: Stryker gives plugins no options of ours. */
export const SAMPLE_VARIABLE = "MUTATION_SAMPLE";

/** @typedef {{ parentPath: { isProgram(): boolean } | null, toString(): string }} Path of a node of the source */

/** @param {Path} path @returns {string | undefined} */
function shouldIgnore(path) {
  const size = Number(process.env[SAMPLE_VARIABLE]);
  if (!path.parentPath?.isProgram() || isChosen(path.toString(), size)) return undefined;
  return "not in the sample";
}

export const strykerPlugins = [{ kind: "Ignore", name: "sample", value: { shouldIgnore } }];
