const MAX_NUMBER_LENGTH = 32;

/** Spaces may follow the sign and group thousands; elsewhere they separate two numbers, as in `10 20`. */
const NUMBER = /^[+-]?\s*(?:(?:\d{1,3}(?:\s\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as people, imports and old documents write it: `12`, `"12"`, `" +3 "`, `"−1"`, `"7,5"`,
 * `"1 200"`. Undefined for anything else and for numbers that are not finite; text around the number is not
 * skipped (`equipment/parseBonus` does that).
 */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== "string" || raw.length > MAX_NUMBER_LENGTH) return undefined;
  const text = raw.trim().replace("−", "-").replace(",", ".");
  return NUMBER.test(text) ? Number(text.replace(/\s/g, "")) : undefined;
}

/** The smallest and the largest allowed value. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

const SAFE_RANGE: Range = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** The same, truncated to an integer, never -0; undefined outside the range. */
export function readWhole(raw: unknown, { min, max }: Range = SAFE_RANGE): number | undefined {
  const number = readNumber(raw);
  if (number === undefined) return undefined;
  const whole = Math.trunc(number) + 0;
  return whole < min || whole > max ? undefined : whole;
}
