import { killTracked } from "./processes.mjs";

const parentCheckMs = 1000;
/** One Ctrl-C under npm arrives twice: from the terminal, and passed on by npm. */
const echoMs = 1000;

/**
 * Settles when the person, the terminal or the parent wants the program to stop. A second demand does not wait
 * for anything to be saved.
 *
 * @returns {Promise<void>}
 */
export function untilAskedToStop() {
  return new Promise((resolve) => {
    /** @type {number | undefined} */
    let firstAsked;
    const ask = () => {
      if (firstAsked === undefined) {
        firstAsked = performance.now();
        resolve();
      } else if (performance.now() - firstAsked > echoMs) {
        leaveAtOnce();
      }
    };
    for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(name, ask);
    if (process.env.npm_lifecycle_event) watchParent(ask);
  });
}

/** Ends the program and everything that it started, saving nothing. */
export function leaveAtOnce() {
  killTracked();
  console.log();
  process.exit(130);
}

/**
 * npm, when it is killed, takes its shell with it without a word to the program it runs.
 *
 * @param {() => void} gone
 */
function watchParent(gone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, parentCheckMs);
  timer.unref();
}
