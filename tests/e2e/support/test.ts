import { type BrowserContext, test as base, expect } from "@playwright/test";

export type { Browser, BrowserContext, Locator, Page, Route } from "@playwright/test";
export { expect } from "@playwright/test";

const BLOCKED = /Content[- ]Security[- ]Policy/i;

/** Google's own script, which the tests keep off the network, and which then throws. */
const GOOGLE = "https://apis.google.com/";

/** Notes what no page of ours may do: be stopped by its own content security policy, or throw what nobody catches. */
function watchFaults(context: BrowserContext, faults: string[], triesPolicy: boolean): void {
  context.on("console", (message) => {
    if (!triesPolicy && BLOCKED.test(message.text())) faults.push(message.text());
  });
  context.on("weberror", (thrown) => {
    const { stack, message } = thrown.error();
    if (!stack?.includes(GOOGLE)) faults.push(stack || message);
  });
}

/**
 * Playwright's test, after which every browser context that it opened is closed. Playwright closes its own alone, and
 * a page left open goes on listening, beating and ticking under the tests that follow. No page may violate the content
 * security policy, nor throw; `triesPolicy` is for tests that violate the policy themselves.
 */
export const test = base.extend<{ tidiness: undefined; triesPolicy: boolean }>({
  triesPolicy: [false, { option: true }],
  tidiness: [
    async ({ browser, context, triesPolicy }, use) => {
      const faults: string[] = [];
      const open = browser.newContext.bind(browser);
      watchFaults(context, faults, triesPolicy);
      browser.newContext = async (...options) => {
        const opened = await open(...options);
        watchFaults(opened, faults, triesPolicy);
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
