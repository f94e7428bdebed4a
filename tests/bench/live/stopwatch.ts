import type { Page } from "@playwright/test";

/** An element that matches the selector and holds the text. */
export interface Sight {
  selector: string;
  text: string;
}

declare global {
  interface Window {
    sightedAt: Promise<number>;
    clickedAt: Promise<number>;
  }
}

/**
 * Sets a page to note the moment at which its DOM first shows something that it does not show yet. Browsers and this
 * process share the machine's clock, so that moments of one can be taken from moments of another.
 *
 * @returns reads that moment, in epoch milliseconds
 */
export async function sighting(page: Page, sight: Sight): Promise<() => Promise<number>> {
  await page.evaluate(({ selector, text }) => {
    window.sightedAt = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const candidates = [...document.querySelectorAll(selector)];
        if (!candidates.some(({ textContent }) => textContent?.includes(text))) return;
        observer.disconnect();
        resolve(Date.now());
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    });
  }, sight);
  return () => page.evaluate(() => window.sightedAt);
}

/** Sets a page to note the moment of its next click; the click itself is the caller's. */
export async function nextClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.clickedAt = new Promise((resolve) => {
      document.addEventListener("click", () => resolve(Date.now()), { capture: true, once: true });
    });
  });
  return () => page.evaluate(() => window.clickedAt);
}
