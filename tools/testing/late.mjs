const LATE = [
  // Vitest's and Testing Library's waits (domain/src/testing/waitedInVain.ts).
  "Waited in vain",
  // Vitest's tests and hooks; Playwright's tests, actions and expectations.
  "(?:Test|Hook) timed out in \\d+ms",
  "Timeout:? \\d+ms",
  "[Tt]imeout of \\d+ms exceeded",
  // A call that nobody answered.
  "fetch failed",
  "socket hang up",
  "ECONNRESET|ETIMEDOUT",
  "TimeoutError|HeadersTimeoutError",
].join("|");

/** An answer that no slow machine explains. */
const BROKEN = /\banswered 5\d\d\b/;

/**
 * Whether an error says that something did not come in time, and nothing else: a second run may then show that it does
 * (docs/decisions/test-time.md).
 *
 * @param {string} message
 */
export const isLate = (message) => new RegExp(LATE).test(message) && !BROKEN.test(message);
