import { HttpError } from "./call";

/** What a failed call tells the user (product §8): a sentence of its own for some statuses, one for everything else. */
export function failureMessage(
  error: unknown,
  otherwise: string,
  byStatus: Readonly<Record<number, string>> = {},
): string {
  return (error instanceof HttpError ? byStatus[error.status] : undefined) ?? otherwise;
}

/** Answers that a later attempt may change: the server waited too long (408), or was asked too often (429). */
const TEMPORARY = [408, 429];

/** The server answered and said no: asking again changes nothing. A lost connection is no refusal. */
export function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500 && !TEMPORARY.includes(error.status);
}

/** A refusal of the request itself: a missing session (401) says nothing about it, and ends with the next sign-in. */
export function canNeverPass(error: unknown): error is HttpError {
  return isRefusal(error) && error.status !== 401;
}
