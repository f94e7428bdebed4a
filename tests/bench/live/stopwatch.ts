import type { Page } from "@playwright/test";

/** An element that matches the selector and holds the text. */
export interface Sight {
  selector: string;
  text: string;
}

/** How long, in milliseconds, a page may take to show what is measured. */
const MAX_WAIT = 20_000;

declare global {
  interface Window {
    sightedAt: Promise<number>;
    actedAt: Promise<number>;
  }
}

/**
 * Sets a page to note the moment at which its DOM first shows something that it does not show yet. Browsers and this
 * process share the machine's clock, so that moments of one can be taken from moments of another.
 *
 * @returns reads that moment, in epoch milliseconds
 * @throws when the page shows no such thing within MAX_WAIT
 */
export async function sighting(page: Page, sight: Sight): Promise<() => Promise<number>> {
  await page.evaluate(
    ({ selector, text, maxWait }) => {
      window.sightedAt = new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`No ${selector} shows "${text}"`)), maxWait);
        new MutationObserver((_, observer) => {
          const candidates = [...document.querySelectorAll(selector)];
          if (!candidates.some(({ textContent }) => textContent?.includes(text))) return;
          observer.disconnect();
          clearTimeout(limit);
          resolve(Date.now());
        }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      });
      // The reader may come after the limit.
      window.sightedAt.catch(() => {});
    },
    { ...sight, maxWait: MAX_WAIT },
  );
  return () => page.evaluate(() => window.sightedAt);
}

/** Sets a page to note the moment of the next event of this kind. */
async function next(page: Page, kind: "click" | "keydown"): Promise<() => Promise<number>> {
  await page.evaluate((type) => {
    window.actedAt = new Promise((resolve) => {
      document.addEventListener(type, () => resolve(Date.now()), { capture: true, once: true });
    });
  }, kind);
  return () => page.evaluate(() => window.actedAt);
}

/** Sets a page to note the moment of its next click; the click itself is the caller's. */
export const nextClick = (page: Page) => next(page, "click");

/** The same of the next key that is pressed. */
export const nextKey = (page: Page) => next(page, "keydown");
