import { type BrowserContext, test as base, expect } from "@playwright/test";

export type { Browser, BrowserContext, Page } from "@playwright/test";
export { expect } from "@playwright/test";

const BLOCKED = /Content[- ]Security[- ]Policy/i;

/** Notes what no page of ours may do: be stopped by its own content security policy, or throw what nobody catches. */
function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    if (BLOCKED.test(message.text())) faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(error.error().stack ?? error.error().message));
}

/**
 * Playwright's test, after which every browser context that it opened is closed. Playwright closes its own alone, and
 * a page left open goes on listening, beating and ticking under the tests that follow. No page may violate the content
 * security policy, nor throw.
 */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser, context }, use) => {
      const faults: string[] = [];
      const open = browser.newContext.bind(browser);
      watchFaults(context, faults);
      browser.newContext = async (...options) => {
        const opened = await open(...options);
        watchFaults(opened, faults);
        return opened;
      };
      await use(undefined);
      browser.newContext = open;
      await Promise.all(browser.contexts().map((opened) => opened.close()));
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
