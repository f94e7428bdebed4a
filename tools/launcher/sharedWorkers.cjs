/**
 * Loaded into firebase-tools before it begins (`node --require`). Its functions emulator gives every request that comes
 * while others run a process of its own: fifty documents that are written at once start fifty, about a second of a
 * processor each, and a call that needs one more waits for all of them. Deployed functions serve many requests in one
 * instance, and so do these: one process for each function (docs/decisions/emulated-functions.md).
 */
const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator");
const {
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require("firebase-tools/lib/emulator/functionsRuntimeWorker");

const { IDLE, BUSY } = RuntimeWorkerState;
const { startRuntime } = FunctionsEmulator.prototype;
if (typeof startRuntime !== "function" || typeof RuntimeWorkerPool.prototype.getIdleWorker !== "function")
  throw new Error(
    `This version of firebase-tools starts its functions in another way: ${__filename} is for 14.27.`,
  );

/** @param {string} triggerId */
RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId).find(({ state }) => state === IDLE || state === BUSY);
};

/**
 * The processes that are starting, by their function: whoever needs one meanwhile waits for the same.
 *
 * @type {Map<string, Promise<unknown>>}
 */
const starting = new Map();

/**
 * @param {object} backend
 * @param {{ readonly id: string } | undefined} trigger
 */
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  if (trigger === undefined) return startRuntime.call(this, backend);
  const { id } = trigger;
  const started =
    starting.get(id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(id));
  starting.set(id, started);
  return started;
};
