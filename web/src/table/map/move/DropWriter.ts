import { MOVE_INTERVAL_MS } from "domain/documents/sceneSchema";
import type { Place } from "../canvas/camera";
import type { TokenMove, TokenView } from "../view/sceneView";

/** The rules want so much between two moves of a token, by the server's time; with some slack for latency. */
const PAUSE_MS = MOVE_INTERVAL_MS + 100;

interface Put {
  /** When the last move was written, in epoch milliseconds. */
  at: number;
  /** The place that waits for its turn. */
  next: Place | undefined;
  /** The place that was written last, or is to be. */
  last: Place;
}

interface DropActs {
  /** Resolves once the server has it, rejects where the rules refuse it. */
  readonly write: (token: TokenView, to: Place) => Promise<void>;
  readonly refused: (token: TokenView) => void;
  /** What was put down is written when the connection is back. */
  readonly waits: () => void;
}

/**
 * Writes where tokens are put down. Arrow keys come faster than the rules allow: the last place of a token is written
 * then. A refused place is written once more. That drops wait for the connection is said with them, or as soon as it is
 * known.
 */
export class DropWriter {
  readonly #acts: DropActs;
  readonly #puts = new Map<string, Put>();
  /** Unanswered writes of which it was not said yet that they wait. */
  readonly #unsaid = new Set<Promise<void>>();
  #connected = true;

  constructor(acts: DropActs) {
    this.#acts = acts;
  }

  put(moves: readonly TokenMove[]): void {
    for (const { token, to } of moves) this.#putWhenAllowed(token, to);
    if (!this.#connected && moves.length > 0) this.#say();
  }

  /** Whether the server is in reach, as far as this device knows now. */
  reach(connected: boolean): void {
    this.#connected = connected;
    if (!connected && this.#unsaid.size > 0) this.#say();
  }

  #say(): void {
    this.#unsaid.clear();
    this.#acts.waits();
  }

  #putWhenAllowed(token: TokenView, to: Place): void {
    const put = this.#puts.get(token.id) ?? { at: 0, next: undefined, last: to };
    this.#puts.set(token.id, put);
    put.last = to;
    const wait = put.at + PAUSE_MS - Date.now();
    const isScheduled = put.next !== undefined;
    if (wait <= 0 && !isScheduled) {
      put.at = Date.now();
      this.#write(token, to);
      return;
    }
    put.next = to;
    if (isScheduled) return;
    setTimeout(() => {
      const place = put.next;
      put.next = undefined;
      put.at = Date.now();
      if (place) this.#write(token, place);
    }, wait);
  }

  #write(token: TokenView, to: Place): void {
    const written = this.#acts
      .write(token, to)
      .catch(() => this.#writeAgain(token, to))
      .catch(() => this.#acts.refused(token));
    this.#unsaid.add(written);
    void written.then(() => this.#unsaid.delete(written));
  }

  /** Somebody else may have moved the token just before, which the rules answer as they answer who may not move it. */
  async #writeAgain(token: TokenView, to: Place): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const put = this.#puts.get(token.id);
    if (put?.last !== to) return;
    put.at = Date.now();
    await this.#acts.write(token, to);
  }
}
