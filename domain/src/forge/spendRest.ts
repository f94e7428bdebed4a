import { type RandomUint32, randomBelow } from "../dice/randomSource";
import { oneOf, shuffled } from "./chance";

type Scores<Key extends string> = Readonly<Record<Key, number>>;

/** These values to keys that have none yet, in any order; what finds no key is not given. */
export function dealt<Key extends string>(
  first: Scores<Key>,
  keys: readonly Key[],
  values: readonly number[],
  source: RandomUint32,
): Record<Key, number> {
  const open = keys.filter((key) => first[key] === 0);
  const given = shuffled(open, source)
    .slice(0, values.length)
    .map((key, place) => [key, values[place]] as const);
  return { ...first, ...Object.fromEntries(given) };
}

const MAX_STEP = 10;

/** So many points, a few at a time, to keys that have room for them; what finds no room is not spent. */
export function spent<Key extends string>(
  first: Scores<Key>,
  keys: readonly Key[],
  points: number,
  roomOf: (key: Key, scores: Scores<Key>) => number,
  source: RandomUint32,
): Record<Key, number> {
  let left = points;
  const scores: Record<Key, number> = { ...first };
  while (left > 0) {
    const key = oneOf(
      keys.filter((one) => roomOf(one, scores) > 0),
      source,
    );
    if (key === undefined) break;
    const step = Math.min(left, roomOf(key, scores), 1 + randomBelow(MAX_STEP, source));
    scores[key] += step;
    left -= step;
  }
  return scores;
}
