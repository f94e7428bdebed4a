import { AppError, type ErrorCode } from "../errors";

/** The code an action refuses with; undefined when it goes through. Anything but an `AppError` is thrown on. */
export function refusalOf(action: () => unknown): ErrorCode | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
