import { hasNetwork, onNetworkBack } from "../browser/network";
import { HttpError } from "./call";
import { isRefusal } from "./failureMessage";
import { NoAnswer } from "./sendTwice";

const RETRY_MS = 4_000;
/** So often in a row, with a network: after that somebody else has to look at it. */
const MAX_FAILURES = 30;

/** Until the network may be there again, the server wants to be asked again, or it is given up. */
const whenWorthTrying = (wait: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    const stopWatching = onNetworkBack(go);
    signal?.addEventListener("abort", go);
    if (signal?.aborted) go();
  });

interface Insisting {
  /** Throws where it is given up meanwhile. */
  readonly check: () => void;
  /** It is sent, or waits to be sent again. */
  readonly tell: (status: "sending" | "waiting") => void;
  /** Ends a wait at once. */
  readonly signal?: AbortSignal;
}

/** What Firestore says of a connection, and of a server that has too much to do. */
const FIRESTORE_MAY_PASS = ["unavailable", "deadline-exceeded", "resource-exhausted", "aborted", "cancelled"];

/** Whether a later attempt may do: the connection broke, or the server could not. Anything else is wrong by itself. */
function mayPass(error: unknown): boolean {
  if (error instanceof HttpError) return !isRefusal(error);
  if (error instanceof NoAnswer || error instanceof TypeError || error instanceof DOMException) return true;
  return error instanceof Error && "code" in error && FIRESTORE_MAY_PASS.includes(String(error.code));
}

/** Asks for something as often as the connection breaks; rejects where it is refused, or fails again and again. */
export async function insist<Result>(
  send: () => Promise<Result>,
  { check, tell, signal }: Insisting,
): Promise<Result> {
  for (let failures = 0; ; ) {
    check();
    tell("sending");
    try {
      return await send();
    } catch (error) {
      if (hasNetwork()) failures += 1;
      if (!mayPass(error) || failures >= MAX_FAILURES) throw error;
      check();
      tell("waiting");
      const seconds = error instanceof HttpError ? (error.retryAfter ?? 0) : 0;
      await whenWorthTrying(Math.max(RETRY_MS, seconds * 1000), signal);
    }
  }
}
