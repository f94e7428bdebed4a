import { type RandomUint32, randomBelow } from "./randomSource";

/**
 * A face from 1 to `sides`, all equally likely; the fraction of a size is ignored (product §5).
 *
 * @throws RangeError when `sides` is not a finite number from 1 to 2³².
 */
export function rollDie(sides: number, source: RandomUint32): number {
  return 1 + randomBelow(Math.floor(sides), source);
}
