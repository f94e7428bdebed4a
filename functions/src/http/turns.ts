import { AppError } from "domain/values/errors";
import { BoundedCache } from "../store/boundedCache";

interface Limits {
  /** How many pieces of work go on at the same moment. */
  readonly atOnce: number;
  /** How many of one member may be asked for at the same moment, the one that goes on included. */
  readonly asked: number;
  /** How many of one member may begin within a window (milliseconds). */
  readonly pace: { readonly calls: number; readonly window: number };
}

interface Member {
  since: number;
  calls: number;
  asked: number;
  last: Promise<unknown>;
}

/** Members whose pace an instance remembers. */
const MAX_MEMBERS = 2000;

/**
 * Work that takes much memory, on this instance: one piece for each member at a time, and few of all members, so that
 * whoever asks for forty at once waits for their own, and others do not.
 */
export class Turns {
  readonly #limits: Limits;
  readonly #members = new BoundedCache<Member>(MAX_MEMBERS);
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Does the member's work in its turn; `now` in epoch milliseconds. Throws `too-many-requests` beyond the pace, and
   * where too much of it is asked for already.
   */
  async take<Result>(uid: string, now: number, work: () => Promise<Result>): Promise<Result> {
    const { asked, pace } = this.#limits;
    const member = this.#memberAt(uid, now);
    const isTooOften = member.calls >= pace.calls;
    if (isTooOften || member.asked >= asked) {
      const wait = isTooOften ? member.since + pace.window - now : 1000;
      throw new AppError("too-many-requests", { retryAfter: Math.ceil(wait / 1000) });
    }
    member.calls += 1;
    member.asked += 1;
    const before = member.last;
    const done = before
      .then(() => this.#whenFree(work))
      .finally(() => {
        member.asked -= 1;
      });
    member.last = done.catch(() => undefined);
    return done;
  }

  #memberAt(uid: string, now: number): Member {
    const known = this.#members.get(uid);
    if (known !== undefined && now - known.since < this.#limits.pace.window) return known;
    const member = Object.assign(known ?? { asked: 0, last: Promise.resolve() }, { since: now, calls: 0 });
    this.#members.set(uid, member);
    return member;
  }

  async #whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) await new Promise<void>((free) => this.#waiting.push(free));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Whoever waits takes over the place.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
