import { AppError } from "domain/values/errors";
import { BoundedCache } from "../store/boundedCache";

/** Members whose pace an instance remembers. */
const MAX_MEMBERS = 2000;

interface Counted {
  since: number;
  calls: number;
}

/** How much one member may ask of this instance within a window (milliseconds): no read, no write. */
export class Pace {
  readonly #calls: number;
  readonly #window: number;
  readonly #members = new BoundedCache<Counted>(MAX_MEMBERS);

  constructor({ calls, window }: { readonly calls: number; readonly window: number }) {
    this.#calls = calls;
    this.#window = window;
  }

  /** Counts a call at `now` (epoch milliseconds); throws `too-many-requests` with the seconds to wait. */
  count(uid: string, now: number): void {
    const known = this.#members.get(uid);
    const counted = known && now - known.since < this.#window ? known : { since: now, calls: 0 };
    if (counted !== known) this.#members.set(uid, counted);
    if (counted.calls >= this.#calls) {
      const retryAfter = Math.ceil((counted.since + this.#window - now) / 1000);
      throw new AppError("too-many-requests", { retryAfter });
    }
    counted.calls += 1;
  }
}
