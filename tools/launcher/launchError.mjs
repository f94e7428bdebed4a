/** A problem that the person at the keyboard can solve: shown as one French sentence, without a stack. */
export class LaunchError extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = "LaunchError";
  }
}

/**
 * Prints what stopped the program: a {@link LaunchError} as its sentence, anything else with its stack,
 * since that one is ours to repair.
 *
 * @param {unknown} error
 */
export function report(error) {
  console.error(error instanceof LaunchError ? `\n✘ ${error.message}` : error);
}
