import { setTimeout as wait } from "node:timers/promises";
import type { CountedApi } from "../../prove/support/countedApi";

const LOOK_MS = 15;

/** What acts of one kind cost: `reads`, `writes` and `deletes` are the API's. */
export interface Tally {
  readonly acts: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

const NOTHING: Tally = { acts: 0, reads: 0, writes: 0, deletes: 0 };

type Counted = Awaited<ReturnType<CountedApi["counts"]>>;

/** Counts what an API that does nothing else reads and writes for each act. */
export class Meter {
  readonly #api: CountedApi;
  readonly #tallies = new Map<string, Tally>();

  constructor(api: CountedApi) {
    this.#api = api;
  }

  async count<Result>(kind: string, act: () => Promise<Result>, acts = (_: Result) => 1): Promise<Result> {
    const before = await this.#settled();
    const result = await act();
    const after = await this.#settled();
    const known = this.of(kind);
    this.#tallies.set(kind, {
      acts: known.acts + acts(result),
      reads: known.reads + after.reads - before.reads,
      writes: known.writes + after.writes - before.writes,
      deletes: known.deletes + after.deletes - before.deletes,
    });
    return result;
  }

  /** Of the same API, with nothing counted. */
  another(): Meter {
    return new Meter(this.#api);
  }

  of(kind: string): Tally {
    return this.#tallies.get(kind) ?? NOTHING;
  }

  /** An answer does not wait for the count of the call. */
  async #settled(): Promise<Counted> {
    for (let before = await this.#api.counts(); ; ) {
      await wait(LOOK_MS);
      const now = await this.#api.counts();
      if (now.reads === before.reads && now.writes === before.writes) return now;
      before = now;
    }
  }
}
