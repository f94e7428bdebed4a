import { randomBelow } from "../values/dice/randomSource";
import { seededSource } from "./seededSource";

/** Numbers of one seed. */
export class Chance {
  readonly #source: ReturnType<typeof seededSource>;

  constructor(seed: number) {
    this.#source = seededSource(seed);
  }

  below(bound: number): number {
    return randomBelow(bound, this.#source);
  }

  /** From `min` to `max`, to tenths. */
  between(min: number, max: number): number {
    return Math.round((min + ((max - min) * this.below(10_001)) / 10_000) * 10) / 10;
  }

  /** So many times of a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  of<T>(list: readonly T[]): T {
    const [first] = list;
    const one = list[this.below(list.length)] ?? first;
    if (one === undefined) throw new Error("nothing to choose from");
    return one;
  }
}
