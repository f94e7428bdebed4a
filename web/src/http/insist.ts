import { AppError } from "domain/values/errors";
import { onNetworkBack } from "../browser/network";
import { HttpError } from "./call";
import { isRefusal } from "./failureMessage";

const RETRY_MS = 4_000;

/** Until the network may be there again, or the server wants to be asked again. */
const whenWorthTrying = (wait: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopWatching();
      resolve();
    };
    const timer = setTimeout(go, wait);
    const stopWatching = onNetworkBack(go);
  });

interface Insisting {
  /** Throws where it is given up meanwhile. */
  readonly check: () => void;
  /** It is sent, or waits to be sent again. */
  readonly tell: (status: "sending" | "waiting") => void;
}

/** What no later attempt changes: the server's no, that of the rules, and what is wrong with the thing itself. */
const isFinal = (error: unknown): boolean =>
  isRefusal(error) ||
  error instanceof AppError ||
  (error instanceof Error && "code" in error && error.code === "permission-denied");

/** Asks for something as often as the connection breaks; rejects where it is refused. */
export async function insist<Result>(
  send: () => Promise<Result>,
  { check, tell }: Insisting,
): Promise<Result> {
  for (;;) {
    check();
    tell("sending");
    try {
      return await send();
    } catch (error) {
      if (isFinal(error)) throw error;
      check();
      tell("waiting");
      const seconds = error instanceof HttpError ? (error.retryAfter ?? 0) : 0;
      await whenWorthTrying(Math.max(RETRY_MS, seconds * 1000));
    }
  }
}
