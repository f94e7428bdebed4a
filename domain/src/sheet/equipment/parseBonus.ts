/**
 * Product §5 "Bonus parsing": the first signed number of a text, decimal commas accepted; 0 when there is
 * none.
 *
 * @example parseBonus("CA +2 (bouclier)") // 2
 * @example parseBonus("-1,5 m") // -1.5
 */
export function parseBonus(raw: unknown): number {
  if (typeof raw === "number") return Number.isFinite(raw) ? raw : 0;
  if (typeof raw !== "string") return 0;
  const [, sign, digits = ""] = /([+\-−])?\s?(\d{1,9}(?:[.,]\d{1,9})?)/.exec(raw.slice(0, 400)) ?? [];
  const bonus = Number(digits.replace(",", "."));
  return bonus !== 0 && sign !== undefined && sign !== "+" ? -bonus : bonus;
}
