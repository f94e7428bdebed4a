/**
 * How long tests wait: on a slow or busy machine longer, by a factor that is measured at the start and
 * before the browsers (docs/decisions/test-time.md). `node tools/testing/patience.mjs` prints it; `TEST_PATIENCE` hands it on.
 */
import { pbkdf2Sync } from "node:crypto";
import { cpus } from "node:os";
import { argv, env } from "node:process";
import { pathToFileURL } from "node:url";

const ROUNDS = 750_000;
/** What these rounds take on an idle core of the machine that the tests' times were chosen on, in milliseconds. */
const REFERENCE_MS = 300;
/** Beyond, a test that never ends would hold up the others for too long. */
const MOST = 5;

/**
 * @typedef {object} Measured
 * @property {number} workMs what a fixed piece of work took, from the clock on the wall
 * @property {number} busyShare how much of all cores others used meanwhile, from 0 to 1
 */

/**
 * The factor, in tenths. A slow core and one that is shared both show in the time of the work; the tests keep more than
 * one core busy, so what others use is added.
 *
 * @param {Measured} measured
 */
export function patienceFor({ workMs, busyShare }) {
  const factor = (workMs / REFERENCE_MS) * (1 + busyShare);
  return Math.round(Math.min(Math.max(factor, 1), MOST) * 10) / 10;
}

const coreTimes = () =>
  cpus().reduce(
    ({ idle, all }, { times }) => ({
      idle: idle + times.idle,
      all: all + times.idle + times.user + times.nice + times.sys + times.irq,
    }),
    { idle: 0, all: 0 },
  );

/** @returns {Measured} */
function measure() {
  const before = { ...coreTimes(), own: process.cpuUsage(), at: performance.now() };
  pbkdf2Sync("patience", "salt", ROUNDS, 64, "sha512");
  const workMs = performance.now() - before.at;
  const own = process.cpuUsage(before.own);
  const { idle, all } = coreTimes();
  const passed = Math.max(all - before.all, 1);
  const others = passed - (idle - before.idle) - (own.user + own.system) / 1000;
  return { workMs, busyShare: Math.min(Math.max(others / passed, 0), 1) };
}

/** As it was handed on, else measured now. */
export function patience() {
  const known = Number(env.TEST_PATIENCE);
  return known >= 1 ? Math.min(known, MOST) : measuredPatience();
}

/** As this machine is now: another step of a run may find it busier, or idle again. */
export const measuredPatience = () => patienceFor(measure());

if (import.meta.url === pathToFileURL(argv[1] ?? "").href) console.log(patience());
