import { findFirefox } from "../launcher/browser.mjs";

/**
 * A part of `npm run prove`: files of a vitest project, or of a configuration of browser tests.
 *
 * @typedef {object} Proof
 * @property {string} [project]
 * @property {string} [config] from the root
 * @property {string[]} files
 * @property {string} [of] another part, with which it runs where that one is asked for
 * @property {boolean} [isAlone] in a Firebase project of its own, for which no trigger runs: it compares whole
 *   databases, or counts what is read and written. The others need the triggers, which the emulator runs for the demo
 *   project alone.
 * @property {(env: NodeJS.ProcessEnv) => string | undefined} [checkMachine] why it cannot run here
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} the sentence with which the journeys in Firefox are skipped
 */
export const checkFirefox = (env, exists) =>
  findFirefox(env, exists) === undefined
    ? "skipped: Firefox is not installed here; install it, or name yours with FIREFOX_PATH."
    : undefined;

const browserProofs = "tests/prove/playwright.config.ts";

/**
 * Whether a part runs where these are asked for.
 *
 * @param {string} name
 * @param {readonly string[]} asked none: all
 */
export const isAsked = (name, asked) =>
  asked.length === 0 || asked.includes(name) || asked.includes(PROOFS[name]?.of ?? "");

/**
 * In the order in which they run. `outage` comes last: it takes the triggers with it.
 *
 * @type {Readonly<Record<string, Proof>>}
 */
export const PROOFS = {
  api: {
    project: "api",
    files: ["authority", "chest", "generatedRequests", "sentTwice"].map((name) => `tests/prove/api/${name}`),
    isAlone: true,
  },
  floods: {
    project: "triggers",
    files: ["floods", "eveningSearch"].map((name) => `tests/prove/api/${name}`),
  },
  pushes: { project: "triggers", files: ["tests/prove/api/pushes"] },
  sight: { project: "triggers", files: ["tests/prove/api/sight"] },
  pieces: { config: browserProofs, files: ["pieces/"], of: "sight" },
  laws: { project: "domain", files: ["domain/src"] },
  effort: { project: "effort", files: ["domain/src"] },
  documents: { project: "prove", files: ["tests/prove/documents"], isAlone: true },
  races: { project: "prove", files: ["tests/prove/races"] },
  faults: { project: "prove", files: ["tests/prove/faults"] },
  imports: { project: "prove", files: ["tests/prove/imports"] },
  waits: { project: "prove", files: ["tests/prove/waits"] },
  load: { project: "prove", files: ["tests/prove/load"], isAlone: true },
  measures: { config: browserProofs, files: ["measures/"] },
  scripts: { config: browserProofs, files: ["scripts/"] },
  listeners: { config: browserProofs, files: ["listeners/"] },
  games: { config: "tests/prove/games.config.ts", files: [] },
  firefox: { config: "tests/prove/firefox.config.ts", files: [], checkMachine: checkFirefox },
  outage: { config: browserProofs, files: ["outage/"] },
};
