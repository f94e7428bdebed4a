import type { PresencePage } from "domain/documents/presence";
import { HEARTBEAT_MS } from "domain/presence/heartbeats";

/** The rules refuse a device that beats sooner (firestore.rules, isUnhurried), with some slack for the journey. */
const PAUSE_MS = { samePage: 5_500, otherPage: 1_300 };
/** After a refusal, by which time none can be for hurry. */
const RETRY_MS = 6_000;

/** What the writer needs of the world: the document it keeps alive, and the tabs it shares this device with. */
export interface PresenceAdapter {
  write(page: PresencePage): Promise<void>;
  /** Tells the server that this device is gone; must get through while the page closes. */
  leave(): void;
  /** Waits for its turn among the tabs of this device, then calls `take`; the returned function gives the turn back. */
  requestLock(take: () => void): () => void;
}

/**
 * Says that this device is here, in one campaign: at once on arrival and on a change of page, then every 30 s, while
 * the page is visible and it is this tab's turn. A write that has no answer yet is the only one under way, so that an
 * hour without network leaves one heartbeat behind and not 120.
 */
export class PresenceWriter {
  readonly #adapter: PresenceAdapter;
  #page: PresencePage;
  #heldLock: (() => void) | undefined;
  #hasLock = false;
  #writing = false;
  #refused = false;
  #last: { page: PresencePage; at: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adapter: PresenceAdapter, page: PresencePage) {
    this.#adapter = adapter;
    this.#page = page;
    document.addEventListener("visibilitychange", this.#requestLock);
    window.addEventListener("pageshow", this.#requestLock);
    window.addEventListener("pagehide", this.#release);
    window.addEventListener("online", this.#beat);
    this.#requestLock();
  }

  moveTo(page: PresencePage): void {
    if (page === this.#page) return;
    this.#page = page;
    this.#beat();
  }

  /** The heartbeat is gone although nobody here took it away: another tab's farewell arrived late. */
  wasRemoved(): void {
    if (this.#last === undefined || this.#writing || this.#refused) return;
    this.#last = undefined;
    this.#beat();
  }

  /** Leaves the campaign, and says so if this tab was the one that spoke for the device. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.#requestLock);
    window.removeEventListener("pageshow", this.#requestLock);
    window.removeEventListener("pagehide", this.#release);
    window.removeEventListener("online", this.#beat);
    this.#release();
  }

  /** A hidden page gives its turn to one that is seen; nothing is said, for it may be back in a moment. */
  readonly #requestLock = (): void => {
    if (document.visibilityState === "hidden") this.#releaseLock();
    else
      this.#heldLock ??= this.#adapter.requestLock(() => {
        this.#hasLock = true;
        this.#beat();
      });
  };

  readonly #release = (): void => {
    if (this.#hasLock && this.#last !== undefined) this.#adapter.leave();
    this.#last = undefined;
    this.#releaseLock();
  };

  #releaseLock(): void {
    clearTimeout(this.#timer);
    this.#hasLock = false;
    this.#heldLock?.();
    this.#heldLock = undefined;
  }

  readonly #beat = (): void => {
    clearTimeout(this.#timer);
    if (!this.#hasLock || this.#writing || !navigator.onLine) return;
    const now = Date.now();
    const early = this.#earliest() - now;
    if (early > 0 && early <= PAUSE_MS.samePage) this.#beatIn(early);
    else this.#write(this.#page, now);
  };

  async #write(page: PresencePage, now: number): Promise<void> {
    this.#writing = true;
    this.#last = { page, at: now };
    this.#refused = await this.#adapter.write(page).then(
      () => false,
      () => true,
    );
    this.#writing = false;
    const next = this.#refused ? RETRY_MS : HEARTBEAT_MS;
    const current = this.#last !== undefined && page === this.#page;
    if (this.#hasLock) this.#beatIn(current ? next : 0);
  }

  #beatIn(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#beat, delay);
  }

  #earliest(): number {
    if (this.#last === undefined) return 0;
    const { page, at } = this.#last;
    return at + (page === this.#page ? PAUSE_MS.samePage : PAUSE_MS.otherPage);
  }
}
