import type { PublicOrder } from "domain/initiative/publicOrder";

/** What the table should see from now on; no order is nothing at all. */
export type Wanted = { readonly order: PublicOrder | undefined };

/** What the server made of a message: with a revision as great as its own, it writes nothing and says which one it is. */
export interface Answer {
  readonly written: boolean;
  readonly revision: number;
}

export type SendOrder = (wanted: Wanted, revision: number) => Promise<Answer>;

/** How the last message fares. */
export type Delivery =
  | { readonly status: "none" }
  | { readonly status: "sending"; readonly wanted: Wanted }
  | { readonly status: "delivered"; readonly wanted: Wanted; readonly revision: number }
  | { readonly status: "failed"; readonly wanted: Wanted; readonly error: unknown };

/** Another device of the MJ may share as well; whoever is told that often to go above gives way. */
const MAX_ATTEMPTS = 5;

/**
 * Sends what the table should see, one message at a time and in order. What is wanted meanwhile waits, and only the
 * latest of it is sent: the table needs no turn that is over.
 */
export class OrderPublisher {
  readonly #send: SendOrder;
  readonly #notify: (delivery: Delivery) => void;
  #revision = 0;
  #waiting: Wanted | undefined;
  #busy = false;

  constructor(send: SendOrder, notify: (delivery: Delivery) => void) {
    this.#send = send;
    this.#notify = notify;
  }

  /** The revision of what the table sees, as heard live. */
  received(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  want(wanted: Wanted): void {
    this.#waiting = wanted;
    if (!this.#busy) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#busy = true;
    while (this.#waiting !== undefined) {
      const wanted: Wanted = this.#waiting;
      this.#waiting = undefined;
      this.#notify({ status: "sending", wanted });
      const delivery = await this.#sendOne(wanted);
      if (this.#waiting === undefined) this.#notify(delivery);
    }
    this.#busy = false;
  }

  async #sendOne(wanted: Wanted): Promise<Delivery> {
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        this.#revision += 1;
        const { written, revision } = await this.#send(wanted, this.#revision);
        this.received(revision);
        if (written || this.#waiting !== undefined) return { status: "delivered", wanted, revision };
      }
      return { status: "failed", wanted, error: new Error("Another device shares its own order") };
    } catch (error) {
      return { status: "failed", wanted, error };
    }
  }
}
