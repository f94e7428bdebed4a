import { log } from "../log/log";
import { retryOnConflict } from "../store/firestore";

/**
 * Cleans up after a deletion that is already written. A failure must not reach the answer: the member is
 * deleted, and the trigger on their document repeats the sweep until it succeeds.
 */
export async function sweepNowOrLater(sweep: () => Promise<void>): Promise<void> {
  try {
    await retryOnConflict(sweep);
  } catch (error) {
    log.error("sweep left to the trigger", { reason: error });
  }
}
