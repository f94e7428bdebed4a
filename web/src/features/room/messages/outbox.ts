import { type Letter, readLetters } from "domain/chat/keptLetters";

/** The server said no, in this sentence: sending again changes nothing. */
export class Refused extends Error {}

export type LetterState = "waiting" | "sent" | "refused";

/** A message on its way. */
export interface OpenLetter extends Letter {
  readonly state: LetterState;
  /** Why it was refused. */
  readonly problem?: string;
}

interface OutboxDoor {
  /** Resolves once the message is said; throws `Refused`, or anything else where nobody knows. */
  readonly send: (letter: Letter) => Promise<unknown>;
  readonly tell: (letters: readonly OpenLetter[]) => void;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly key: string;
}

/** After a message did not get through, the next attempt waits this long; the network's return is not waited for. */
const RETRY_MS = 5_000;

/**
 * Sends messages one after the other, in the order in which they were written, and keeps on this device what is not
 * known to be said. A message keeps its request's id through every attempt, on every tab: the server says it once.
 */
export class Outbox {
  readonly #door: OutboxDoor;
  #letters: readonly OpenLetter[];
  #sending = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(door: OutboxDoor) {
    this.#door = door;
    this.#letters = this.#kept().map((letter) => ({ ...letter, state: "waiting" }));
  }

  get letters(): readonly OpenLetter[] {
    return this.#letters;
  }

  write(letter: Letter): void {
    this.#keep([...this.#kept(), letter]);
    this.#show([...this.#letters, { ...letter, state: "waiting" }]);
    void this.flush();
  }

  /** The message stands in the table's log, or its author gave it up. */
  settle(requestId: string): void {
    if (!this.#letters.some((letter) => letter.requestId === requestId)) return;
    this.#forget(requestId);
    this.#show(this.#letters.filter((letter) => letter.requestId !== requestId));
  }

  /** Sends what waits; called again by itself as long as something does. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || this.#closed) return;
    this.#sending = true;
    for (let letter = this.#next(); letter !== undefined; letter = this.#next()) {
      if (!(await this.#sendOne(letter)) || this.#closed) break;
    }
    this.#sending = false;
    if (this.#next() !== undefined && !this.#closed)
      this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
  }

  /** Shows what this device has kept, and sends it. */
  open(): void {
    this.#closed = false;
    this.#door.tell(this.#letters);
    void this.flush();
  }

  /** Begins nothing more from here; what waits is kept. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Whether the next one may follow. */
  async #sendOne(letter: OpenLetter): Promise<boolean> {
    const { requestId, text, playerUid } = letter;
    try {
      await this.#door.send({ requestId, text, ...(playerUid !== undefined && { playerUid }) });
      this.#forget(requestId);
      this.#change(requestId, { state: "sent" });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) return false;
      this.#forget(requestId);
      this.#change(requestId, { state: "refused", problem: error.message });
      return true;
    }
  }

  #next(): OpenLetter | undefined {
    return this.#letters.find(({ state }) => state === "waiting");
  }

  #change(requestId: string, change: Pick<OpenLetter, "state" | "problem">): void {
    this.#show(
      this.#letters.map((letter) => (letter.requestId === requestId ? { ...letter, ...change } : letter)),
    );
  }

  #show(letters: readonly OpenLetter[]): void {
    this.#letters = letters;
    this.#door.tell(letters);
  }

  /** Read anew each time: another tab may have written meanwhile. */
  #kept(): Letter[] {
    try {
      return readLetters(this.#door.storage.getItem(this.#door.key));
    } catch {
      return [];
    }
  }

  #forget(requestId: string): void {
    this.#keep(this.#kept().filter((letter) => letter.requestId !== requestId));
  }

  /** Storage may be forbidden or full: a message is then kept as long as the page stands. */
  #keep(letters: readonly Letter[]): void {
    const { storage, key } = this.#door;
    try {
      if (letters.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(letters));
    } catch {
      // The message is on its way all the same.
    }
  }
}
