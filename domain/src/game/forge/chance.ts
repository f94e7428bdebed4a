import { type RandomUint32, randomBelow } from "../../values/dice/randomSource";

/** One of these things, all equally likely; undefined when there are none. */
export function oneOf<Thing>(things: readonly Thing[], source: RandomUint32): Thing | undefined {
  return things.length === 0 ? undefined : things[randomBelow(things.length, source)];
}

/** These things in random order, all orders equally likely (Fisher-Yates). */
export function shuffled<Thing>(things: readonly Thing[], source: RandomUint32): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(randomBelow(left.length, source), 1));
}

/** This many of these things, none twice. */
export const someOf = <Thing>(things: readonly Thing[], count: number, source: RandomUint32): Thing[] =>
  shuffled(things, source).slice(0, Math.max(0, count));
