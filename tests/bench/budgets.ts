/** What each page may cost. Bytes are compressed; milliseconds are those of the reader's slow phone. */
export const BUDGETS = {
  landing: { bytes: 100_000, firstPaint: 1300, largestPaint: 1600, performance: 98 },
  dashboard: { bytes: 300_000, performance: 90 },
} as const;

/** Lighthouse's other marks admit no discount. */
export const FULL_MARKS = 100;
