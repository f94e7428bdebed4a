const INTERVAL_MS = 100;

/**
 * Holds for so many milliseconds: what would end it has had its time. It is checked all along, so that what is gone for
 * a moment only is seen too.
 */
export async function stays(check: () => Promise<void>, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await check();
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
