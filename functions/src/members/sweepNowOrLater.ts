import { logger } from "firebase-functions";
import { retryOnConflict } from "../store/firestore";

/**
 * What follows a deletion that is written already. It must not make the answer a failure: the member is gone, and the
 * trigger on their document sweeps again until it succeeds.
 */
export async function sweepNowOrLater(sweep: () => Promise<void>): Promise<void> {
  try {
    await retryOnConflict(sweep);
  } catch (error) {
    logger.error("sweep left to the trigger", error);
  }
}
