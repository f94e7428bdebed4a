import type { Browser } from "@playwright/test";

/** "Slow 4G" as Chromium's own developer tools define it, in bytes a second and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
  latency: 150 * 3.75,
};
const CPU_SLOWDOWN = 4;
const SETTLING_MS = 3000;

export interface Paint {
  firstPaint: number;
  largestPaint: number;
}

/** First and largest contentful paint of a page on a slow phone that never saw it before, in milliseconds. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLING_MS);
    return await page.evaluate(readPaint);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
