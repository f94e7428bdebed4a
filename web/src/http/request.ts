import { type CallParts, callUrl, type Route } from "domain/api/call";
import { heardFromServer } from "../browser/network";
import { hosts } from "./hosts";
import { type LeavingWatch, watchLeaving } from "./leavingPage";
import { observeContract } from "./newerServer";

/** Product §9. */
export const TIMEOUT_MS = 15_000;

/** A non-OK answer (product §8): its status, its body, and the body's sentence as the message. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** After how many seconds the server, which did nothing, wants to be asked again; undefined where it names none. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    super(sentenceOf(body) ?? `HTTP error! status: ${status}`);
    this.name = "HttpError";
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The code that the server put beside its sentence. */
  get code(): string | undefined {
    return stringAt(this.body, "code");
  }

  /** The server's own sentence, or undefined where the answer held none. */
  get sentence(): string | undefined {
    return sentenceOf(this.body);
  }
}

const stringAt = (body: unknown, key: string): string | undefined => {
  if (body === null || typeof body !== "object" || !(key in body)) return undefined;
  const value = (body as Record<string, unknown>)[key];
  return typeof value === "string" && value !== "" ? value : undefined;
};

const sentenceOf = (body: unknown) => stringAt(body, "error");

/** Product §7: a 204 and an answer that is no JSON read as null. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  return response.json().catch(() => null);
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? undefined : seconds;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Silent calls do not log their failure (product §8). */
  silent?: boolean;
  /** Logs a failure in words of its own. */
  logFailure?: (error: unknown) => void;
  /** After how many milliseconds it is given up; 15 s unless said. */
  within?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** Given up by its screen or by the browser, stopped or leaving the page: it has not failed. */
const isGivenUp = (error: unknown, signal: AbortSignal | undefined, watch: LeavingWatch): boolean =>
  signal?.aborted === true ||
  (error instanceof DOMException && error.name === "AbortError") ||
  (!(error instanceof HttpError) && watch.isLeaving());

/**
 * Asks a route and hands its answer on unread, for pages that carry no schemas.
 * Throws `HttpError` for a non-OK answer, and the fetch's own error when there is no answer in time.
 */
export async function request(
  { method, path }: Route,
  { params, query, body }: CallParts = {},
  options: CallOptions = {},
): Promise<unknown> {
  const timeout = AbortSignal.timeout(Math.max(0, Math.round(options.within ?? TIMEOUT_MS)));
  const watch = watchLeaving();
  const askedAt = performance.now();
  try {
    const response = await fetch(hosts.backend + callUrl({ path }, { params, query }), {
      method,
      credentials: hosts.backend === "" ? "same-origin" : "include",
      headers: { "content-type": "application/json" },
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.keepalive && { keepalive: true }),
    });
    heardFromServer(askedAt);
    observeContract(response.headers);
    const answer = await readBody(response);
    if (!response.ok) throw new HttpError(response.status, answer, retryAfterOf(response));
    return answer;
  } catch (error) {
    const log = options.logFailure ?? ((failure) => console.error(`${method} ${path}`, failure));
    if (!options.silent && !isGivenUp(error, options.signal, watch)) log(error);
    throw error;
  } finally {
    watch.stop();
  }
}
