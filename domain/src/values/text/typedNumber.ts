import { type Range, readNumber } from "./readNumber";

/** What a field takes as its number. */
export interface NumberBounds extends Range {
  /** Halves and tenths too; whole numbers alone without it. */
  readonly decimals?: boolean | undefined;
}

/** What stands in a field: its number, or the text that is none within the bounds. */
export type TypedNumber = number | string;

const format = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 20 });

/** `"1 200"`, `"4,5"`. */
export const numberText = (value: number): string => format.format(value);

/** As it stands in a field: `"1200"`, `"4,5"`, `"-2"`. */
export const fieldText = (value: number): string => String(value).replace(".", ",");

const fits = (value: number, { min, max, decimals = false }: NumberBounds): boolean =>
  value >= min && value <= max && (decimals || Number.isInteger(value));

/** The number that a text says within the bounds, never -0; else the text, which `numberProblem` refuses. */
export function readTyped(text: string, bounds: NumberBounds): TypedNumber {
  const value = readNumber(text);
  return value !== undefined && fits(value, bounds) ? value + 0 : text;
}

/** What is wrong with what stands in a field; an empty one is wrong unless it is `optional`. */
export function numberProblem(
  typed: TypedNumber,
  bounds: NumberBounds,
  { optional = false } = {},
): string | undefined {
  if (optional && isBlank(typed)) return undefined;
  const value = typeof typed === "string" ? readTyped(typed, bounds) : typed;
  if (typeof value === "number" && fits(value, bounds)) return undefined;
  const kind = bounds.decimals ? "nombre" : "nombre entier";
  return `Écris un ${kind} de ${numberText(bounds.min)} à ${numberText(bounds.max)}.`;
}

/** Nothing was typed. */
export const isBlank = (typed: TypedNumber): boolean => typeof typed === "string" && typed.trim() === "";

/** For a form's validation. */
export const numberRule =
  (bounds: NumberBounds, options?: { optional?: boolean }) =>
  (typed: TypedNumber): string | null =>
    numberProblem(typed, bounds, options) ?? null;

/** The number that `numberProblem` finds nothing wrong with; `otherwise` while it is none. */
export function typedOr<Otherwise>(
  typed: TypedNumber,
  bounds: NumberBounds,
  otherwise: Otherwise,
): number | Otherwise {
  const value = typeof typed === "string" ? readTyped(typed, bounds) : typed;
  return typeof value === "number" && fits(value, bounds) ? value : otherwise;
}
