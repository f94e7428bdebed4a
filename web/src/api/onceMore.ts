import { isRefusal } from "../http/failureMessage";

/**
 * Sends a request whose id makes it safe to repeat, and a second time where no answer came: it finds what the first one
 * made, if only its answer was lost.
 */
export const onceMore = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch((error) => (isRefusal(error) ? Promise.reject(error) : send()));
