import { waitedInVain } from "domain/testing/waitedInVain";
import { describe, expect, it } from "vitest";
import { isLate } from "./late.mjs";

describe("an error", () => {
  it.each([
    ["of Vitest's test", "Test timed out in 5000ms.\nIf this is a long-running test"],
    ["of Vitest's hook", "Hook timed out in 60000ms."],
    ["of Playwright's test", "Test timeout of 90000ms exceeded."],
    ["of its action", "TimeoutError: locator.click: Timeout 15000ms exceeded."],
    ["of its expectation", "expect(locator).toBeVisible() failed\n\nTimeout: 15000ms"],
    ["of a call", "TypeError: fetch failed"],
    ["of a wait", String(waitedInVain(new Error("Unable to find an element")))],
    ["of a wait, in its stack", /** @type {Error} */ (waitedInVain(new Error("gone"))).stack ?? ""],
  ])("%s is late", (_, message) => expect(isLate(message)).toBe(true));

  it.each([
    ["a wrong value", "expected 7 to be 6"],
    ["a sentence that is missing at once", "TestingLibraryElementError: Unable to find an element"],
    ["an answer that failed", "http://127.0.0.1/api/x answered 500, Timeout: 15000ms"],
    ["a test about time", "expected 'Timeout' to be 'Done'"],
  ])("that says %s is not", (_, message) => expect(isLate(message)).toBe(false));
});
