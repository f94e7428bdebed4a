const MAX_NUMBER_LENGTH = 32;

/** Spaces may follow the sign and group thousands; elsewhere they part two numbers, as in `10 20`. */
const NUMBER = /^[+-]?\s*(?:(?:\d{1,3}(?:\s\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number where people, imports and old documents write one: `12`, `"12"`, `" +3 "`, `"−1"`, `"7,5"`,
 * `"1 200"`. Anything else, and whatever is not finite, is `undefined`; text around the number is not skipped
 * (`equipment/parseBonus` does that).
 */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== "string" || raw.length > MAX_NUMBER_LENGTH) return undefined;
  const text = raw.trim().replace("−", "-").replace(",", ".");
  return NUMBER.test(text) ? Number(text.replace(/\s/g, "")) : undefined;
}

/** The smallest and the largest value that something may have. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const SAFE_RANGE: Range = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** The same, cut to a whole number, never minus zero; what lies beyond the range was not what was looked for. */
export function readWhole(raw: unknown, { min, max }: Range = SAFE_RANGE): number | undefined {
  const number = readNumber(raw);
  if (number === undefined) return undefined;
  const whole = Math.trunc(number) + 0;
  return whole < min || whole > max ? undefined : whole;
}
