import { type Range, readNumber } from "domain/values/text/readNumber";

const format = new Intl.NumberFormat("fr-FR");

/** `"1 200"`. */
export const numberText = (value: number): string => format.format(value);

/** What is wrong with a typed whole number; undefined when it is one within the range. */
export function checkAmount(typed: string, { min, max }: Range): string | undefined {
  const value = readNumber(typed);
  const fits = value !== undefined && Number.isInteger(value) && value >= min && value <= max;
  return fits ? undefined : `Écris un nombre entier de ${numberText(min)} à ${numberText(max)}.`;
}

/** The number that `checkAmount` finds nothing wrong with. */
export const amountOf = (typed: string): number => readNumber(typed) ?? 0;

/** For a form's validation. */
export const amountRule =
  (range: Range) =>
  (typed: string): string | null =>
    checkAmount(typed, range) ?? null;

/** The amount that is typed, or 1 while it is none: what a button is asked about before it is pressed. */
export const amountSoFar = (typed: string, range: Range): number =>
  checkAmount(typed, range) === undefined ? amountOf(typed) : 1;
