import { describeError } from "domain/values/errors";
import { HttpError } from "../../http/call";
import { withReason } from "../../http/failureMessage";

/** Refusals that say more than that the invitation is no good: one is in already, or asks too often. */
const EXPLAINED = [409, 429];

/** Product §8 "Join": one sentence for every failure, and behind it what the server says of some. */
export function joinFailure(error: unknown): string {
  const isExplained = error instanceof HttpError && EXPLAINED.includes(error.status);
  return withReason(describeError("join-link-invalid").sentence, isExplained ? error.sentence : undefined);
}
