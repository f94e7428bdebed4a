import { HttpError } from "./call";

/** What a failed call tells the user (product §8): a sentence of its own for some statuses, one for everything else. */
export function failureMessage(
  error: unknown,
  otherwise: string,
  byStatus: Readonly<Record<number, string>> = {},
): string {
  return (error instanceof HttpError ? byStatus[error.status] : undefined) ?? otherwise;
}

/** The server answered and said no: asking again changes nothing. A lost connection is no refusal. */
export function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500 && error.status !== 429;
}
