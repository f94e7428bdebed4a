import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** "Slow 4G" as Chromium's own developer tools define it, in bytes a second and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
  latency: 150 * 3.75,
};
const CPU_SLOWDOWN = 4;
const SETTLING_MS = 3000;

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** A phone of either kind, or a desktop; `slowPhone` has a slow processor and a slow network. */
type Device = "slowPhone" | "phone" | "desktop";

/** Cookies and what the pages stored, of a member who signed in elsewhere. */
export type SignedIn = Exclude<BrowserContextOptions["storageState"], undefined>;

export interface Visit {
  /** First and largest contentful paint, in milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of the page's layout shifts. */
  readonly layoutShift: number;
  readonly requests: number;
}

interface VisitOptions {
  readonly device: Device;
  readonly signedIn?: SignedIn;
  /** The browser has seen the page before, and its service worker has everything. */
  readonly again?: boolean;
}

/** Opens a page in a browser of its own, and reads what was painted, moved and asked for. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { device, signedIn, again = false }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    ...DEVICES[device === "desktop" ? "desktop" : "phone"],
    ...(signedIn !== undefined && { storageState: signedIn }),
    serviceWorkers: again ? "allow" : "block",
  });
  try {
    if (again) await visitOnce(context, url);
    const page = await context.newPage();
    if (device === "slowPhone") await slowDown(page);
    let requests = 0;
    page.on("request", () => {
      requests += 1;
    });
    await page.addInitScript(observeShifts);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLING_MS);
    return { ...(await page.evaluate(readPaint)), requests };
  } finally {
    await context.close();
  }
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    }
  });
  await page.close();
}

/** Gives a page a slow phone's network and processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await slowDownProcessor(page);
}

/** Gives a page a slow phone's processor. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Runs in the page, before it. */
function observeShifts(): void {
  const shifts = { total: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shifts.total += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. */
function readPaint(): Promise<Omit<Visit, "requests">> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      const { shifts } = window as unknown as { shifts: { total: number } };
      resolve({
        firstPaint,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
        layoutShift: shifts.total,
      });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
