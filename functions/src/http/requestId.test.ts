import { describe, expect, it } from "vitest";
import { requestIdOf } from "./requestId";

const TRACE = "105445aa7843bc8bf206b12000100000";

describe("the id of a request", () => {
  it.each([
    [{ "x-cloud-trace-context": `${TRACE}/1;o=1` }],
    [{ "x-cloud-trace-context": `${TRACE.toUpperCase()}/12` }],
    [{ traceparent: `00-${TRACE}-b7ad6b7169203331-01` }],
    [{ "x-cloud-trace-context": "nonsense", traceparent: `00-${TRACE}-b7ad6b7169203331-01` }],
  ])("is the platform's trace: %j", (headers) => {
    expect(requestIdOf(headers)).toBe(TRACE);
  });

  it.each([
    [{}],
    [{ "x-cloud-trace-context": "105445aa\nfake/1" }],
    [{ "x-cloud-trace-context": `${TRACE}0/1` }],
    [{ "x-request-id": TRACE }],
  ])("is random where no trace came: %j", (headers) => {
    const [one, other] = [requestIdOf(headers), requestIdOf(headers)];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(one).not.toBe(other);
    expect(one).not.toBe(TRACE);
  });
});
