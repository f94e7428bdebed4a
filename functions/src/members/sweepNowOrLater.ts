import { logger } from "firebase-functions";
import { retryOnConflict } from "../store/firestore";

/**
 * Cleans up after a deletion that is already written. A failure must not reach the answer: the member is
 * deleted, and the trigger on their document repeats the sweep until it succeeds.
 */
export async function sweepNowOrLater(sweep: () => Promise<void>): Promise<void> {
  try {
    await retryOnConflict(sweep);
  } catch (error) {
    logger.error("sweep left to the trigger", error);
  }
}
