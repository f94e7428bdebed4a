import type { NumberBounds } from "domain/values/text/typedNumber";

/** A length of a scene in its grid's unit, at least so long. */
export const lengthFrom = (min: number): NumberBounds => ({ min, max: 1000, decimals: true });

/** How many cells a token may be wide. */
export const TOKEN_SIZES: NumberBounds = { min: 0.5, max: 10, decimals: true };
