import { median, percentile } from "./statistics";
import type { Row } from "./table";

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const outOf100 = (mark: number) => `${mark}/100`;

export const atMost = (
  what: string,
  value: number,
  budget: number,
  unit: (value: number) => string,
): Row => ({
  what,
  measured: unit(value),
  budget: `≤ ${unit(budget)}`,
  kept: value <= budget,
});

export const atLeast = (
  what: string,
  value: number,
  budget: number,
  unit: (value: number) => string,
): Row => ({
  what,
  measured: unit(value),
  budget: `≥ ${unit(budget)}`,
  kept: value >= budget,
});

export const spread = (of: readonly number[]) =>
  `${milliseconds(median(of))}, p95 ${milliseconds(percentile(of, 0.95))} (${of.length} samples)`;

const ratioOf = (delays: readonly number[], reference: readonly number[]) =>
  median(delays) / median(reference);

/** A ratio of medians, in words. */
export const timesOf = (delays: readonly number[], reference: readonly number[]) =>
  `${ratioOf(delays, reference).toFixed(2)} ×`;

/** A ratio of medians, with the delays themselves beside it. */
export const atMostTimes = (
  what: string,
  delays: readonly number[],
  reference: readonly number[],
  budget: number,
): Row => {
  return {
    what,
    measured: `${timesOf(delays, reference)}: ${spread(delays)}`,
    budget: `≤ ${budget} ×`,
    kept: ratioOf(delays, reference) <= budget,
  };
};

export const within = (
  what: string,
  delays: readonly number[],
  budget: { p50: number; p95: number },
): Row => ({
  what,
  measured: spread(delays),
  budget: `≤ ${milliseconds(budget.p50)}, p95 ≤ ${milliseconds(budget.p95)}`,
  kept: median(delays) <= budget.p50 && percentile(delays, 0.95) <= budget.p95,
});
