import { type RandomUint32, randomBelow } from "../../values/dice/randomSource";
import { oneOf, shuffled } from "./chance";

type Scores<Key extends string> = Readonly<Record<Key, number>>;

/** Assigns these values at random to keys that have none; values without a free key are left over. */
export function assignAtRandom<Key extends string>(
  first: Scores<Key>,
  keys: readonly Key[],
  values: readonly number[],
  source: RandomUint32,
): Record<Key, number> {
  const open = keys.filter((key) => first[key] === 0);
  const given = shuffled(open, source)
    .slice(0, values.length)
    .map((key, index) => [key, values[index]] as const);
  return { ...first, ...Object.fromEntries(given) };
}

const MAX_STEP = 10;

/**
 * Spends points at random, a few at a time, on keys that have room; points without room are left over.
 * `costOf` is what one more costs: 1 where it is not given.
 */
export function spendAtRandom<Key extends string>(
  first: Scores<Key>,
  keys: readonly Key[],
  points: number,
  roomOf: (key: Key, scores: Scores<Key>) => number,
  source: RandomUint32,
  costOf: (key: Key) => number = () => 1,
): Record<Key, number> {
  let left = points;
  const scores: Record<Key, number> = { ...first };
  while (left > 0) {
    const key = oneOf(
      keys.filter((one) => roomOf(one, scores) > 0 && costOf(one) <= left),
      source,
    );
    if (key === undefined) break;
    const most = Math.floor(left / costOf(key));
    const step = Math.min(most, roomOf(key, scores), 1 + randomBelow(MAX_STEP, source));
    scores[key] += step;
    left -= step * costOf(key);
  }
  return scores;
}
