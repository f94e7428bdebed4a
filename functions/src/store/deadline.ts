import { AsyncLocalStorage } from "node:async_hooks";

/** So long a client waits for an answer (product §9): what comes later reaches nobody. */
const REQUEST_MS = 15_000;
/** What a trigger may wait for; a timer takes no infinity. */
const FOREVER_MS = 2 ** 31 - 1;

const ends = new AsyncLocalStorage<number>();

/** Runs a request's work, which begins nothing and tries nothing again after so many milliseconds. */
export const withDeadline = <Result>(work: () => Result, within = REQUEST_MS): Result =>
  ends.run(performance.now() + within, work);

/** Milliseconds that are left to the request under way. */
export function timeLeft(): number {
  const end = ends.getStore();
  return end === undefined ? FOREVER_MS : Math.max(0, end - performance.now());
}
