/** How many accounts there are at the identity provider, and how many members. */
export interface Population {
  readonly accounts: number;
  readonly members: number;
}

/** One side of a sweep: how many orphans were found among how many. */
export interface OrphanCount {
  readonly found: number;
  readonly among: number;
}

const MIN_LIMIT = 3;
const MAX_LIMIT = 20;
const SHARE = 0.05;

/** How many orphans one sweep may delete: 5 % of what it looks at, but 3 at least and 20 at most. */
export function orphanLimit(among: number): number {
  return Math.max(MIN_LIMIT, Math.min(MAX_LIMIT, Math.floor(among * SHARE)));
}

/** A few accounts fewer are no sign of a loss, even where they are half of all. */
const hasHalved = (before: number, now: number): boolean => before - now > MIN_LIMIT && now * 2 <= before;

/**
 * Why a sweep must delete nothing, as a sentence for the log; `undefined` when it may. More orphans than
 * usual, or half of one side gone since the last sweep that was allowed, look like a database that was
 * emptied or restored. `limit` replaces the usual one when an operator has looked at the report.
 */
export function checkSweep(
  { found, among }: OrphanCount,
  now: Population,
  before: Population | undefined,
  limit: number = orphanLimit(among),
): string | undefined {
  if (found > limit) return `${found} orphans among ${among} are more than the limit of ${limit}`;
  for (const side of ["accounts", "members"] as const) {
    if (before !== undefined && hasHalved(before[side], now[side])) {
      return `the ${side} have fallen from ${before[side]} to ${now[side]}`;
    }
  }
  return undefined;
}
