/**
 * A step of a schedule.
 *
 * @typedef {object} Planned
 * @property {string} name
 * @property {readonly string[]} [after] steps that must be over before; those that are not in the schedule count as over
 * @property {boolean} [alone] begins once all the others that were begun are over, and none begins beside it
 */

/**
 * Runs steps, so many beside each other: a place that becomes free takes the first step of the list that may begin. A
 * step is over once `run` has settled; when one throws, no other begins, and the error is thrown once those that run
 * are over.
 *
 * @template {Planned} Step
 * @param {readonly Step[]} steps
 * @param {number} places
 * @param {(step: Step) => Promise<void>} run
 * @returns {Promise<void>}
 * @throws {Error} when steps wait for each other, or whatever a step threw
 */
export async function runSchedule(steps, places, run) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {unknown[]} */
  const errors = [];

  /** @param {string} name */
  const isOver = (name) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  /** @param {Step} step */
  const mayBegin = ({ after = [], alone = false }) => after.every(isOver) && (!alone || running.size === 0);

  const beginAll = () => {
    while (running.size < places && ![...running.keys()].some(({ alone }) => alone)) {
      const at = waiting.findIndex(mayBegin);
      const step = waiting[at];
      if (step === undefined) return;
      waiting.splice(at, 1);
      const ended = run(step)
        .catch((error) => errors.push(error))
        .then(() => void running.delete(step));
      running.set(step, ended);
    }
  };

  beginAll();
  while (running.size > 0) {
    await Promise.race(running.values());
    if (errors.length === 0) beginAll();
  }
  if (errors.length > 0) throw errors[0];
  if (waiting.length > 0) {
    throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
  }
}
