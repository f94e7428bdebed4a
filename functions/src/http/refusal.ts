import { AppError } from "domain/values/errors";
import { isConflict } from "../store/firestore";

/**
 * What a failed request is answered with. A write that met others each time, or stood behind them too long, is no fault of
 * ours and no refusal: it may pass when they are done.
 */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isConflict(error) ? new AppError("busy", { retryAfter: 1 }) : new AppError("internal");
}
