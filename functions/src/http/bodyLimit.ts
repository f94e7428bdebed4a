import type { IncomingMessage, ServerResponse } from "node:http";
import type { Call } from "domain/api/call";
import { contract } from "domain/api/contract";
import { describeError, type ErrorCode } from "domain/values/errors";
import { log } from "../log/log";
import { readableBy } from "./origins";
import { REQUEST_ID_HEADER, requestIdOf } from "./requestId";

/** The largest body of a call. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Of one that carries a picture (`largeBody`): 300 KB in base64, with what stands around it. */
export const MAX_LARGE_BODY_BYTES = 400 * 1024;

/** Where such a call is made, before its route is known. */
const LARGE = Object.values<Call>(contract)
  .filter(({ largeBody }) => largeBody)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`) }));

const limitOf = ({ method, url = "" }: IncomingMessage): number => {
  const [path = ""] = url.split("?", 1);
  const isLarge = LARGE.some((one) => one.method === method && one.path.test(path));
  return isLarge ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES;
};

/** Answers, drops whatever else arrives of the body, and closes the connection once the answer is out. */
function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  request.push = () => true;
  const { status, sentence } = describeError(code);
  const requestId = requestIdOf(request.headers);
  log.info("refused", { requestId, code, status });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    connection: "close",
    [REQUEST_ID_HEADER]: requestId,
    ...readableBy(request.headers.origin),
  });
  response.end(JSON.stringify({ error: sentence, code }), () => request.socket.destroySoon());
  // The framework goes on with the request: without this it would throw, and log, for each of them.
  response.setHeader = () => response;
}

/**
 * Refuses a body that is too big before anything keeps it: by its `content-length` at once, and one that
 * gives none as soon as too much of it has arrived. A compressed body is refused as well, since a small one
 * may hold any amount. To be called as the request starts, before the framework, which reads up to a gigabyte
 * into memory.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const length = Number(headers["content-length"] ?? 0);
  const isChunked = headers["transfer-encoding"] !== undefined;
  const isCompressed = (headers["content-encoding"] ?? "identity") !== "identity";
  const limit = limitOf(request);
  if (length > limit) refuse(request, response, "payload-too-large");
  else if (isCompressed && (isChunked || length > 0)) refuse(request, response, "json-required");
  else if (isChunked) countBody(request, response, limit);
}

function countBody(request: IncomingMessage, response: ServerResponse, limit: number): void {
  let received = 0;
  const push = request.push.bind(request);
  // Not a listener for its data, which would set the body flowing before its parser is there.
  request.push = (chunk: unknown, encoding) => {
    received += chunk instanceof Uint8Array ? chunk.byteLength : 0;
    if (received <= limit) return push(chunk, encoding);
    refuse(request, response, "payload-too-large");
    return true;
  };
}
