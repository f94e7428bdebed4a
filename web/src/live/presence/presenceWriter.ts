import type { PresencePage } from "domain/documents/presence";
import { HEARTBEAT_MS } from "domain/presence/heartbeats";

/** The rules refuse a device that beats sooner (firestore.rules, isUnhurried), with some slack for the journey. */
const PAUSE_MS = { samePage: 5_500, otherPage: 1_300 };
/** After a refusal, by which time none can be for hurry. */
const RETRY_MS = 6_000;

/** What the writer needs of the world: the document it keeps alive, and the tabs it shares this device with. */
export interface PresenceDoor {
  write(page: PresencePage): Promise<void>;
  /** Tells the server that this device is gone; must get through while the page closes. */
  leave(): void;
  /** Waits for its turn among the tabs of this device, then calls `take`; the returned function gives the turn back. */
  queue(take: () => void): () => void;
}

/**
 * Says that this device is here, in one campaign: at once on arrival and on a change of page, then every 30 s, while
 * the page is visible and it is this tab's turn. A write that has no answer yet is the only one under way, so that an
 * hour without network leaves one heartbeat behind and not 120.
 */
export class PresenceWriter {
  readonly #door: PresenceDoor;
  #page: PresencePage;
  #turn: (() => void) | undefined;
  #mine = false;
  #writing = false;
  #refused = false;
  #last: { page: PresencePage; at: number } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(door: PresenceDoor, page: PresencePage) {
    this.#door = door;
    this.#page = page;
    document.addEventListener("visibilitychange", this.#attend);
    window.addEventListener("pageshow", this.#attend);
    window.addEventListener("pagehide", this.#depart);
    window.addEventListener("online", this.#beat);
    this.#attend();
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
    document.removeEventListener("visibilitychange", this.#attend);
    window.removeEventListener("pageshow", this.#attend);
    window.removeEventListener("pagehide", this.#depart);
    window.removeEventListener("online", this.#beat);
    this.#depart();
  }

  /** A hidden page gives its turn to one that is seen; nothing is said, for it may be back in a moment. */
  readonly #attend = (): void => {
    if (document.visibilityState === "hidden") this.#giveUpTurn();
    else
      this.#turn ??= this.#door.queue(() => {
        this.#mine = true;
        this.#beat();
      });
  };

  readonly #depart = (): void => {
    if (this.#mine && this.#last !== undefined) this.#door.leave();
    this.#last = undefined;
    this.#giveUpTurn();
  };

  #giveUpTurn(): void {
    clearTimeout(this.#timer);
    this.#mine = false;
    this.#turn?.();
    this.#turn = undefined;
  }

  readonly #beat = (): void => {
    clearTimeout(this.#timer);
    if (!this.#mine || this.#writing || !navigator.onLine) return;
    const now = Date.now();
    const early = this.#earliest() - now;
    if (early > 0 && early <= PAUSE_MS.samePage) this.#beatIn(early);
    else this.#write(this.#page, now);
  };

  async #write(page: PresencePage, now: number): Promise<void> {
    this.#writing = true;
    this.#last = { page, at: now };
    this.#refused = await this.#door.write(page).then(
      () => false,
      () => true,
    );
    this.#writing = false;
    const next = this.#refused ? RETRY_MS : HEARTBEAT_MS;
    const current = this.#last !== undefined && page === this.#page;
    if (this.#mine) this.#beatIn(current ? next : 0);
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
