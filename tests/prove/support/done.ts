import type { Call, CallInput } from "domain/api/call";
import type { Seat } from "../../api/support/seats";

/** What a call answers; throws where it refuses. */
export async function done<C extends Call>(by: Seat, call: C, input: CallInput<C>) {
  const answer = await by.browser.call(call, input);
  if (answer.status < 300) return answer;
  throw new Error(`${call.summary}: ${answer.status} ${answer.body?.error}`);
}
