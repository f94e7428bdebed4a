import { type Browser, type BrowserContext, test as base, expect, type TestInfo } from "@playwright/test";

export type { Browser, BrowserContext, Locator, Page, Route } from "@playwright/test";
export { expect } from "@playwright/test";

const BLOCKED = /Content[- ]Security[- ]Policy/i;

/** What the error boundary writes with the error that it has caught. */
const CAUGHT = /^A screen failed\./;

/** Google's own script, which the tests keep off the network, and which then throws. */
const GOOGLE = "https://apis.google.com/";

/**
 * Notes what no page of ours may do (be stopped by its own content security policy, or throw, caught or not), and what
 * explains a failure.
 */
function watchFaults(
  context: BrowserContext,
  { faults, errors, broken }: { faults: string[]; errors: string[]; broken: string[] },
  triesPolicy: boolean,
): void {
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error") errors.push(text.slice(0, 300));
    if ((!triesPolicy && BLOCKED.test(text)) || CAUGHT.test(text)) faults.push(text);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) broken.push(`${response.url()} answered ${response.status()}`);
  });
  context.on("weberror", (thrown) => {
    const { stack, message } = thrown.error();
    if (!stack?.includes(GOOGLE)) faults.push(stack || message);
  });
}

/**
 * What each open page says over its screen, among the failure's attachments: a run elsewhere keeps no screenshots. The
 * reporter prints the first 300 characters of each at the end of the run, where a long log is not cut.
 */
async function describePages(browser: Browser, errors: readonly string[], info: TestInfo): Promise<void> {
  const attach = (name: string, body: string) =>
    info.attach(name, { body: body.slice(0, 300), contentType: "text/plain" });
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const said = await page
      .locator("[role=dialog], [role=alert], [role=status]")
      .allInnerTexts()
      .catch(() => []);
    const texts = said.map((text) => text.trim().replace(/\s+/g, " ")).filter(Boolean);
    await attach(page.url(), texts.join(" | ") || "nothing over the screen");
  }
  for (const error of errors.slice(-5)) await attach("error of a page", error);
}

/**
 * Playwright's test, after which every browser context that it opened is closed. Playwright closes its own alone, and
 * a page left open goes on listening, beating and ticking under the tests that follow. No page may violate the content
 * security policy, nor throw, caught or not; `triesPolicy` is for tests that violate the policy themselves.
 */
export const test = base.extend<{ tidiness: undefined; triesPolicy: boolean }>({
  triesPolicy: [false, { option: true }],
  tidiness: [
    async ({ browser, context, triesPolicy }, use, info) => {
      const watched = { faults: [], errors: [], broken: [] } as Record<
        "faults" | "errors" | "broken",
        string[]
      >;
      const open = browser.newContext.bind(browser);
      watchFaults(context, watched, triesPolicy);
      browser.newContext = async (...options) => {
        const opened = await open(...options);
        watchFaults(opened, watched, triesPolicy);
        return opened;
      };
      await use(undefined);
      browser.newContext = open;
      const hasFailed = info.status !== info.expectedStatus;
      if (hasFailed) await describePages(browser, watched.errors, info);
      await Promise.all(browser.contexts().map((opened) => opened.close()));
      expect(watched.faults).toEqual([]);
      // What was late for this reason is wrong, whatever a second run shows.
      if (hasFailed) expect(watched.broken).toEqual([]);
    },
    { auto: true },
  ],
});
