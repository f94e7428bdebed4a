/**
 * Gives an integer from 0 to 2³² − 1, all equally likely: `crypto` in the product, a seeded generator in
 * tests.
 */
export type RandomUint32 = () => number;

const RANGE = 2 ** 32;

/** A uniform source is rejected this often once in 2⁶⁴ times; one that is rejected more often is stuck. */
const MAX_REJECTIONS = 64;

/**
 * An integer from 0 to `bound - 1`, all equally likely: draws that a modulo would favour are rejected.
 *
 * @throws RangeError when `bound` is not an integer from 1 to 2³², or when the source is stuck.
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
