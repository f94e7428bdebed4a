const LONGEST_NUMBER = 32;

/**
 * Reads a number where people, imports and old documents write one: `12`, `"12"`, `" +3 "`, `"−1"`, `"7,5"`,
 * `"1 200"`. Anything else, and whatever is not finite, is `undefined`; text around the number is not skipped
 * (`equipment/parseBonus` does that).
 */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== "string" || raw.length > LONGEST_NUMBER) return undefined;
  const text = raw.replace(/\s/g, "").replace("−", "-").replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}
