import { test as base } from "@playwright/test";

export type { Browser, BrowserContext, Page } from "@playwright/test";
export { expect } from "@playwright/test";

/**
 * Playwright's test, after which every browser context that it opened is closed. Playwright closes its own alone, and
 * a page left open goes on listening, beating and ticking under the tests that follow.
 */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
