import { AppError } from "domain/values/errors";

interface Limits {
  /** How many pieces of work of one line go on at the same moment. */
  readonly atOnce: number;
  /** How many more of one line may wait. */
  readonly waiting: number;
}

interface Line {
  going: number;
  readonly waiting: (() => void)[];
}

/** Work on this instance that stands in lines, each known by its key: the first to ask is the first to begin. */
export class Turns {
  readonly #limits: Limits;
  readonly #lines = new Map<string, Line>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Does the work in its turn, and waits for that at most so many milliseconds. Throws `too-many-requests` where too much
   * waits already, and `busy` where the turn does not come in time.
   */
  async take<Result>(key: string, within: number, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key) ?? { going: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.going < this.#limits.atOnce) line.going += 1;
    else if (line.waiting.length < this.#limits.waiting) await turnIn(line.waiting, within);
    else throw new AppError("too-many-requests", { retryAfter: 1 });
    try {
      return await work();
    } finally {
      this.#end(key, line);
    }
  }

  #end(key: string, line: Line): void {
    const next = line.waiting.shift();
    // Whoever waits takes over the place.
    if (next === undefined) line.going -= 1;
    else next();
    if (line.going === 0) this.#lines.delete(key);
  }
}

const turnIn = (waiting: (() => void)[], within: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new AppError("busy", { retryAfter: 1 }));
    };
    const timer = setTimeout(giveUp, within);
    waiting.push(begin);
  });
