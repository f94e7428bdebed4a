import type { Call, CallInput, CallParts, CallResult } from "domain/api/call";
import { isRepeatable } from "domain/api/repeatable";
import { hasNetwork, onNetworkBack } from "../browser/network";
import { type CallOptions, HttpError, request, TIMEOUT_MS } from "./request";
import { NoAnswer, sendTwice } from "./sendTwice";
import { noteUnanswered } from "./unansweredCalls";

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

/** How one request of a call goes out, and what comes back: as `request` says it. */
type Transport = (target: Call, parts: CallParts, options: CallOptions) => Promise<unknown>;

let transport: Transport = request;

/** Sends calls another way than over the network, until what it returns is called. */
export function sendThrough(other: Transport): () => void {
  transport = other;
  return () => {
    if (transport === other) transport = request;
  };
}

interface Patience {
  /** False where the caller sends it again by itself, as outboxes do: then two requests without an answer are a failure. */
  readonly keepAsking?: boolean;
}

/**
 * Makes a call of the contract: `call(approveJoinRequest, { params })`. One that may be repeated is sent once more where
 * no answer comes (docs/decisions/creation-requests.md), and asked about again until it is known what became of it. Any
 * that the server sends away for a moment is sent again then. It throws what `request` throws, and `NoAnswer`.
 */
export async function call<C extends Call>(
  target: C,
  input: CallInput<C>,
  options: CallOptions & Patience = {},
): Promise<CallResult<C>> {
  const parts = input as CallParts;
  // Whatever becomes of the first request, the next one goes the same way.
  const send = transport;
  // Without a network nothing is sent, and that is known.
  const isSentOnce = !isRepeatable(target, parts.body) || !hasNetwork();
  const answer = await comingBack(
    () => (isSentOnce ? send(target, parts, options) : askUntilKnown(send, target, parts, options)),
    options.signal,
  );
  return readResult(target, answer) as CallResult<C>;
}

/** Others are served before it for so long at most, in seconds; a pace that is used up lasts longer. */
const SOON_S = 3;

/** Sends what the server had no room for, and so did not do, when the server says, within the time of one call. */
async function comingBack(send: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof HttpError ? (error.retryAfter ?? Infinity) : Infinity;
      const isSoon = seconds <= SOON_S && performance.now() + seconds * 1000 < end;
      if (!isSoon) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (signal?.aborted) throw error;
    }
  }
}

/** The pause before it is asked again, and how long at all: after that its author decides. */
const AGAIN_MS = 3_000;
const GIVEN_UP_MS = 120_000;

async function askUntilKnown(
  send: Transport,
  target: Call,
  parts: CallParts,
  { keepAsking = true, ...options }: CallOptions & Patience,
): Promise<unknown> {
  const end = performance.now() + GIVEN_UP_MS;
  const ask = () => sendTwice((within) => send(target, parts, { ...options, within }), TIMEOUT_MS);
  let takeBack: (() => void) | undefined;
  try {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        const isOver = !keepAsking || options.signal?.aborted || performance.now() > end;
        if (!(error instanceof NoAnswer) || isOver) throw error;
        takeBack ??= noteUnanswered();
        await nextChance();
      }
    }
  } finally {
    takeBack?.();
  }
}

/** After a while, or with the return of the network. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopWatching();
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    const stopWatching = onNetworkBack(go);
  });
