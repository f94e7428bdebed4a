import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { describeError, type ErrorCode } from "domain/values/errors";
import { dropBodyErrors } from "../log/dropBodyErrors";
import { log } from "../log/log";
import { limitBody } from "./bodyLimit";
import { REQUEST_ID_HEADER, requestIdOf } from "./requestId";

const codeFor = (status: number): ErrorCode => {
  if (status === 413) return "payload-too-large";
  return status >= 500 ? "internal" : "invalid-json";
};

/** The API itself never answers HTML, so an HTML error can only be the framework's. */
const isForeignError = (response: ServerResponse): boolean =>
  response.statusCode >= 400 && String(response.getHeader("content-type")).startsWith("text/html");

function answerInJson(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isForeignError(response)) return end(...args);
    const code = codeFor(response.statusCode);
    const requestId = requestIdOf(request.headers);
    log.info("refused", { requestId, code, status: response.statusCode });
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const body = JSON.stringify({ error: describeError(code).sentence, code });
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(body));
    return end(body);
  }) as typeof response.end;
}

/**
 * Triggers are requests too, whose bodies hold documents and come from the platform. The emulator ends with all
 * of its services when an answer closes the connection under a body that it still sends: there, `guards` alone
 * refuses, once the body is read.
 */
const LIMITS_BODIES =
  (process.env.FUNCTION_TARGET ?? "api") === "api" && process.env.FUNCTIONS_EMULATOR !== "true";

/**
 * The functions framework reads and parses bodies before any of our code runs: up to a gigabyte, and a
 * malformed one it answers with an HTML page (with the stack trace, outside production). Node publishes each
 * request on a diagnostics channel before that: here too big a body is refused, and the response is patched
 * to answer with the API's JSON error instead.
 */
export function guardFramework(): void {
  dropBodyErrors();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    answerInJson(request, response);
    if (LIMITS_BODIES) limitBody(request, response);
  });
}
