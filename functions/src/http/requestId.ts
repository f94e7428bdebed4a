import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const REQUEST_ID_HEADER = "x-request-id";

const CLOUD_TRACE = /^([0-9a-f]{32})\/\d+/i;
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-/i;

const traceIn = (header: string | string[] | undefined, pattern: RegExp): string | undefined =>
  typeof header === "string" ? pattern.exec(header)?.[1]?.toLowerCase() : undefined;

/**
 * The id of a request, 32 hexadecimal digits: the trace that Hosting and Cloud Run log the request under, else a
 * random one. A client may choose it by writing such a header; nothing but the log rests on it.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  return (
    traceIn(headers["x-cloud-trace-context"], CLOUD_TRACE) ??
    traceIn(headers.traceparent, TRACE_PARENT) ??
    randomUUID().replaceAll("-", "")
  );
}
