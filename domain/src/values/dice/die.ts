import { type RandomUint32, randomBelow } from "./randomSource";

const MAX_SIDES = 2 ** 32;

/** Product §5: a die size is a positive finite number; its fraction is ignored. */
export function isDieSize(sides: number): boolean {
  return Number.isFinite(sides) && sides >= 1 && sides <= MAX_SIDES;
}

/**
 * A face from 1 to `sides`, all equally likely.
 *
 * @throws RangeError when `sides` is not a die size.
 */
export function rollDie(sides: number, source: RandomUint32): number {
  return 1 + randomBelow(Math.floor(sides), source);
}
