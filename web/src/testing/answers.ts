import type { Call, CallInput, CallParts, CallResult } from "domain/api/call";
import { AppError, type ErrorCode } from "domain/values/errors";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { HttpError, sendThrough } from "../http/call";

/** What the server says to a call, or how it finds that out; a promise comes as late as it likes. */
type Answer<C extends Call> =
  | CallResult<C>
  | ((input: CallInput<C>) => CallResult<C> | Promise<CallResult<C>>);
type Reply = (input: CallParts) => unknown;

interface Request {
  readonly target: Call;
  readonly input: CallParts;
}

class Server {
  readonly requests: Request[] = [];
  readonly standing = new Map<Call, Reply>();
  readonly next = new Map<Call, Reply[]>();
  /** What was asked of it without an answer from the test. */
  readonly unexpected = new Set<string>();

  async answer(target: Call, input: CallParts): Promise<unknown> {
    this.requests.push({ target, input });
    const reply = this.next.get(target)?.shift() ?? this.standing.get(target);
    if (reply !== undefined) return reply(input);
    const said = `${target.method} ${target.path} was sent, and the test says no answer to it.`;
    this.unexpected.add(said);
    throw new HttpError(400, { error: said });
  }
}

/** Each test has its own: what one has begun is not sent to the next. */
let server = new Server();

// It stays when the test has ended: what is sent later does not go out either.
beforeEach(() => {
  const own = new Server();
  server = own;
  sendThrough((target, input) => own.answer(target, input));
});
const { setTimeout: realTimeout } = globalThis;
afterEach(async () => {
  regainNetwork();
  // What the test has begun is sent by then.
  await new Promise((resolve) => realTimeout(resolve));
  const { unexpected } = server;
  if (unexpected.size > 0) throw new Error([...unexpected].join("\n"));
});

const replyOf = (answer: unknown): Reply => (typeof answer === "function" ? (answer as Reply) : () => answer);

/**
 * What the server answers in this test, behind all of `call`'s own rules: `answers.on(getEvening, EVENING)`. A call that
 * has no answer fails the test.
 */
export const answers = {
  /** From now on. */
  on<C extends Call>(target: C, answer: Answer<C>): void {
    server.standing.set(target, replyOf(answer));
  },
  /** The next time, before what `on` says; several in their order. */
  once<C extends Call>(target: C, answer: Answer<C>): void {
    server.next.set(target, [...(server.next.get(target) ?? []), replyOf(answer)]);
  },
  /** When the test says so: what it returns answers the oldest request that waits, or the next one. */
  hold<C extends Call>(target: C): (result: CallResult<C>) => Promise<void> {
    const waiting: ((result: CallResult<C>) => void)[] = [];
    server.standing.set(target, () => new Promise((resolve) => waiting.push(resolve)));
    return async (result) => {
      await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(result);
    };
  },
};

/** The server refuses, in these words or the code's own: `answers.on(changeAgenda, refusal("too-many-dates"))`. */
export const refusal = (code: ErrorCode, sentence?: string) => (): never => {
  const { status, message } = new AppError(code, sentence === undefined ? {} : { sentence });
  throw new HttpError(status, { code, error: sentence ?? message });
};

/** What is thrown where an answer was awaited: `answers.once(deleteUser, failing(new HttpError(500, null)))`. */
export const failing = (error: Error) => (): never => {
  throw error;
};

/** The answer is still on its way. */
export const pending = (): Promise<never> => new Promise(() => {});

/** As `fetch` fails where nothing comes back. A call that may be repeated is sent again then, unless `loseNetwork` was said. */
export const noAnswer = failing(new TypeError("Failed to fetch"));

let network: MockInstance<() => boolean> | undefined;

/** The device has no network, until it is regained or the test ends: what is sent then is sent once. */
export function loseNetwork(): void {
  network ??= vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
}

export function regainNetwork(): void {
  network?.mockRestore();
  if (network !== undefined) window.dispatchEvent(new Event("online"));
  network = undefined;
}

/** What was sent, in its order: each call with its input. */
export const requests = (): readonly Request[] => server.requests;

/** The inputs of this call, in the order in which they were sent. */
export const sent = <C extends Call>(target: C): CallInput<C>[] =>
  server.requests.filter((one) => one.target === target).map(({ input }) => input as CallInput<C>);
