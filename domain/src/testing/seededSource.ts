import type { RandomUint32 } from "../values/dice/randomSource";

/** A seeded generator for tests (mulberry32): the same numbers for the same seed, in every run. */
export function seededSource(seed: number): RandomUint32 {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Gives these draws, then the last one repeatedly, so that a die shows a chosen face. */
export function drawing(...draws: number[]): RandomUint32 {
  let next = 0;
  return () => {
    const draw = draws[Math.min(next, draws.length - 1)] ?? 0;
    next += 1;
    return draw;
  };
}

/** Makes dice show these faces in turn: a draw of `face - 1` is that face on any die that has it. */
export function showing(...faces: number[]): RandomUint32 {
  return drawing(...faces.map((face) => face - 1));
}
