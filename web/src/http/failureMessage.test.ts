import { describe, expect, it } from "vitest";
import { HttpError } from "./call";
import { canNeverPass, isRefusal } from "./failureMessage";

describe("a failed request", () => {
  it.each([
    [400, true, true],
    [401, true, false],
    [403, true, true],
    [408, false, false],
    [409, true, true],
    [429, false, false],
    [500, false, false],
    [503, false, false],
  ])("with status %d is a refusal: %s; it can never pass: %s", (status, refusal, never) => {
    const error = new HttpError(status, null);
    expect([isRefusal(error), canNeverPass(error)]).toEqual([refusal, never]);
  });

  it("without an answer may pass later", () => {
    const lost = new TypeError("Failed to fetch");
    expect([isRefusal(lost), canNeverPass(lost)]).toEqual([false, false]);
  });
});
