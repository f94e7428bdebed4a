/** Gives a whole number from 0 to 2³² − 1, each equally likely: `crypto` in the product, a seeded generator in tests. */
export type RandomUint32 = () => number;

const RANGE = 2 ** 32;

/** A fair source fails this often once in 2⁶⁴ times; one that does is stuck. */
const MAX_REJECTIONS = 64;

/**
 * A whole number from 0 to `bound - 1`, each equally likely. Draws that would favour the low numbers are thrown away
 * rather than folded by modulo.
 *
 * @throws RangeError when `bound` is not a whole number from 1 to 2³², or when the source is stuck.
 */
export function randomBelow(bound: number, source: RandomUint32): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > RANGE)
    throw new RangeError(`No number below ${bound}`);
  const fairLimit = RANGE - (RANGE % bound);
  for (let attempt = 0; attempt < MAX_REJECTIONS; attempt += 1) {
    const draw = source() >>> 0;
    if (draw < fairLimit) return draw % bound;
  }
  throw new RangeError("The random source always gives the same numbers");
}
