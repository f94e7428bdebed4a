import { AppError } from "../values/errors";

/** So many operations in so many milliseconds: an evening's pace, ten times over. */
const PACE = { count: 600, window: 600_000 };

/** How many operations there were since a moment (epoch milliseconds). */
export interface Pace {
  readonly since: number;
  readonly count: number;
}

/** Counts operations. Throws `too-many-requests` with the seconds to wait. */
export function counted(
  { since, count }: Pace,
  added: number,
  now: number,
): { since: number; count: number } {
  if (now - since >= PACE.window) return { since: now, count: added };
  if (count + added > PACE.count) {
    throw new AppError("too-many-requests", { retryAfter: Math.ceil((since + PACE.window - now) / 1000) });
  }
  return { since, count: count + added };
}
