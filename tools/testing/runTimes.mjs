import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheDir } from "../launcher/places.mjs";

/**
 * How long steps took on this machine when they last passed, in seconds, by their name.
 *
 * @typedef {Readonly<Record<string, number>>} Times
 */

const file = join(cacheDir, "test-times.json");

/** @returns {Times} none where nothing ran here yet */
export function readTimes(path = file) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/**
 * @param {Times} times
 * @param {string} [path]
 */
export function writeTimes(times, path = file) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ ...readTimes(path), ...times }));
}

/** @param {number} seconds */
const minutes = (seconds) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${(Math.round(seconds / 6) / 10).toLocaleString("en")} min`;

/** The name under which the whole of a run is kept: its steps run beside each other, so their sum says nothing. */
export const WHOLE = "the whole";

/**
 * What is going to run, and how long each took here before.
 *
 * @param {readonly string[]} names
 * @param {Times} times
 * @param {string} whole the name of the run
 */
export function planLine(names, times, whole) {
  const known = times[whole];
  const each = names.map((name) => (times[name] === undefined ? name : `${name} ${minutes(times[name])}`));
  const before =
    known === undefined ? "It has not run here before." : `It took ${minutes(known)} here before.`;
  return `To run: ${each.join(", ")}. ${before}`;
}

/**
 * What runs now, what is left, and how long that may take.
 *
 * @param {{ running: ReadonlyMap<string, number>, waiting: readonly string[], elapsed: number }} now the running steps
 *   with the seconds since they began
 * @param {Times} times
 * @param {string} whole
 */
export function progressLine({ running, waiting, elapsed }, times, whole) {
  const runs = [...running].map(([name, seconds]) => {
    const usual = times[name];
    return `${name} (${minutes(seconds)}${usual === undefined ? "" : ` of ${minutes(usual)}`})`;
  });
  const known = times[whole];
  const left = known === undefined ? "" : ` About ${minutes(Math.max(10, known - elapsed))} more.`;
  return `… ${minutes(elapsed)}: ${runs.join(", ") || "starting"}; then ${waiting.join(", ") || "nothing"}.${left}`;
}
