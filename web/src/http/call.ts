import type { Call, CallInput, CallParts, CallResult } from "domain/api/call";
import { type CallOptions, request } from "./request";

/** Whoever makes a call judges its failure. */
export { HttpError } from "./request";

/**
 * Reads leniently: an answer that does not fit the contract is reported and handed on as it is, because a newer server
 * is no reason to show nothing. Screens guard what they cannot do without.
 */
function readResult(target: Call, answer: unknown): unknown {
  if (target.result === undefined || answer === null) return answer;
  const parsed = target.result.safeParse(answer);
  if (parsed.success) return parsed.data;
  console.warn(`${target.method} ${target.path} answered in an unexpected shape`, parsed.error.issues);
  return answer;
}

/** Makes a call of the contract: `call(approveJoinRequest, { params })`. It throws what `request` throws. */
export async function call<C extends Call>(
  target: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<CallResult<C>> {
  return readResult(target, await request(target, input as CallParts, options)) as CallResult<C>;
}
