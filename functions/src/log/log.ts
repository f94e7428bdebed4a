import { AsyncLocalStorage } from "node:async_hooks";
import { logger } from "firebase-functions";
import { withoutSecrets } from "./withoutSecrets";

/** What the entries of one request have in common. */
interface RequestContext {
  readonly requestId: string;
  /** The contract's name of the call, once it is known. */
  call?: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, whose entries then name the request. */
export const withRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work);

/** Says which call of the contract the request under way is. */
export function nameCall(call: string): void {
  const context = contexts.getStore();
  if (context !== undefined) context.call = call;
}

type Fields = Readonly<Record<string, unknown>>;

const writer =
  (level: "info" | "warn" | "error") =>
  (message: string, fields: Fields = {}): void => {
    // Triggers and scheduled functions have no request.
    const entry = { ...contexts.getStore(), ...fields };
    logger[level](withoutSecrets(message), withoutSecrets(entry));
  };

/**
 * The only way to the log: one entry of JSON with the message, the fields, and the request's id and call. Codes,
 * tokens and email addresses are removed; names and client addresses are not to be given.
 */
export const log = { info: writer("info"), warn: writer("warn"), error: writer("error") };
