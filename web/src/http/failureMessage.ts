import { HttpError } from "./call";
import { NoAnswer } from "./sendTwice";

/** What a failed call tells the user (product §8): a sentence of its own for some statuses, one for everything else. */
export function failureMessage(
  error: unknown,
  otherwise: string,
  byStatus: Readonly<Record<number, string>> = {},
): string {
  if (error instanceof NoAnswer) return error.message;
  return (error instanceof HttpError ? byStatus[error.status] : undefined) ?? otherwise;
}

/** The product's own sentence of a failure first (product §8), and behind it what else is known of this one. */
export const withReason = (sentence: string, reason: string | undefined): string =>
  reason === undefined || reason === sentence ? sentence : `${sentence} ${reason}`;

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
