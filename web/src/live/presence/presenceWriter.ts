import type { PresencePage } from "domain/documents/presence";
import { HEARTBEAT_MS } from "domain/table/presence/heartbeats";
import { hasNetwork, onNetworkBack } from "../../browser/network";

/** The rules refuse a heartbeat that comes sooner (firestore.rules, isUnhurried); with some slack for latency. */
const PAUSE_MS = { samePage: 5_500, otherPage: 1_300 };
/**
 * After a first refusal the shorter of those pauses: most often another tab of the device has just spoken. After
 * another one: the longer pause is over by then.
 */
const RETRY_MS = { first: PAUSE_MS.otherPage, later: 6_000 };
/** After a refusal beside a heartbeat that has departed since. */
const REMOVED_MS = 250;

/** What the writer acts through: the heartbeat's document, and the lock among the tabs of this device. */
export interface PresenceAdapter {
  write(page: PresencePage): Promise<void>;
  /** Tells the server that this visit has ended; must get through while the page closes. Resolves in any case. */
  leave(): Promise<void>;
  /** Calls `take` once this tab holds the lock; the returned function releases it, or stops waiting. */
  requestLock(take: () => void): () => void;
}

/**
 * Writes this device's heartbeat in one campaign: at once on arrival and on a change of page, then every 30 s, while
 * the page is visible and this tab holds the lock. Only one write is under way at a time, so that an hour without
 * network queues one heartbeat and not 120.
 */
export class PresenceWriter {
  readonly #adapter: PresenceAdapter;
  readonly #stopWatching: () => void;
  #page: PresencePage;
  #heldLock: (() => void) | undefined;
  #hasLock = false;
  #writing = false;
  /** In a row. */
  #refusals = 0;
  #removed = false;
  #last: { page: PresencePage; at: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adapter: PresenceAdapter, page: PresencePage) {
    this.#adapter = adapter;
    this.#page = page;
    document.addEventListener("visibilitychange", this.#requestLock);
    window.addEventListener("pageshow", this.#requestLock);
    window.addEventListener("pagehide", this.#release);
    this.#stopWatching = onNetworkBack(this.#beat);
    this.#requestLock();
  }

  moveTo(page: PresencePage): void {
    if (page === this.#page) return;
    this.#page = page;
    this.#beat();
  }

  /** The heartbeat has departed, with another tab or a device in the same slot: it is written again. */
  wasRemoved(): void {
    if (this.#last === undefined) return;
    if (this.#writing) this.#removed = true;
    else if (this.#refusals > 0) this.#beatIn(REMOVED_MS);
    else {
      this.#last = undefined;
      this.#beat();
    }
  }

  /** Ends the heartbeats, and says so if this tab holds the lock; resolves once that has been answered. */
  stop(): Promise<void> {
    document.removeEventListener("visibilitychange", this.#requestLock);
    window.removeEventListener("pageshow", this.#requestLock);
    window.removeEventListener("pagehide", this.#release);
    this.#stopWatching();
    return this.#release();
  }

  /** A hidden page releases the lock to a visible one; its heartbeat stays, for it may be back in a moment. */
  readonly #requestLock = (): void => {
    if (document.visibilityState === "hidden") this.#releaseLock();
    else
      this.#heldLock ??= this.#adapter.requestLock(() => {
        this.#hasLock = true;
        this.#beat();
      });
  };

  readonly #release = async (): Promise<void> => {
    const left = this.#hasLock && this.#last !== undefined ? this.#adapter.leave() : undefined;
    this.#last = undefined;
    this.#releaseLock();
    await left;
  };

  #releaseLock(): void {
    clearTimeout(this.#timer);
    this.#hasLock = false;
    this.#heldLock?.();
    this.#heldLock = undefined;
  }

  readonly #beat = (): void => {
    clearTimeout(this.#timer);
    if (!this.#hasLock || this.#writing || !hasNetwork()) return;
    const now = Date.now();
    const early = this.#earliest() - now;
    if (early > 0 && early <= PAUSE_MS.samePage) this.#beatIn(early);
    else this.#write(this.#page, now);
  };

  async #write(page: PresencePage, now: number): Promise<void> {
    this.#writing = true;
    this.#removed = false;
    this.#last = { page, at: now };
    this.#refusals = await this.#adapter.write(page).then(
      () => 0,
      () => this.#refusals + 1,
    );
    this.#writing = false;
    const retry = this.#refusals > 1 ? RETRY_MS.later : RETRY_MS.first;
    const next = this.#refusals === 0 ? HEARTBEAT_MS : this.#removed ? REMOVED_MS : retry;
    const current = this.#last !== undefined && page === this.#page;
    if (this.#hasLock) this.#beatIn(current ? next : 0);
  }

  #beatIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#beat, delay);
  }

  #earliest(): number {
    if (this.#last === undefined || this.#refusals > 0) return 0;
    const { page, at } = this.#last;
    return at + (page === this.#page ? PAUSE_MS.samePage : PAUSE_MS.otherPage);
  }
}
