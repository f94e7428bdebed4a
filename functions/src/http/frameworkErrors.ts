import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { describeError, type ErrorCode } from "domain/errors";

const codeFor = (status: number): ErrorCode => {
  if (status === 413) return "payload-too-large";
  return status >= 500 ? "internal" : "invalid-json";
};

/** The API itself never answers HTML, so an HTML error can only be the framework's. */
const isForeignError = (response: ServerResponse): boolean =>
  response.statusCode >= 400 && String(response.getHeader("content-type")).startsWith("text/html");

function answerInJson(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isForeignError(response)) return end(...args);
    const code = codeFor(response.statusCode);
    const body = JSON.stringify({ error: describeError(code).sentence, code });
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(body));
    return end(body);
  }) as typeof response.end;
}

/**
 * The functions framework parses JSON bodies before any of our code runs, and answers a malformed one with an
 * HTML page (with the stack trace, outside production). Node publishes each request on a diagnostics channel
 * before that: here the response is patched to answer with the API's JSON error instead.
 */
export function coverFrameworkErrors(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    answerInJson(response);
  });
}
