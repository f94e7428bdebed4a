import { AppError, type ErrorCode } from "../values/errors";

/**
 * The code of the `AppError` that an action throws; undefined when it throws none. Other errors are rethrown.
 */
export function refusalOf(action: () => unknown): ErrorCode | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
