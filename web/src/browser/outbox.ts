import type { Outgoing } from "domain/operations/outgoing";
import type { deviceStorage } from "./deviceStorage";

/** What may not have been sent: its id makes sure that it is done once. */
export type OutgoingEntry = Outgoing<{ readonly id: string }>;

/** What waited longer than this is not sent any more, in milliseconds: its author decides. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** Whether it was written more than a day ago. `now`: epoch milliseconds. */
const isOutdated = ({ writtenAt, deferred }: OutgoingEntry, now: number): boolean =>
  !deferred && writtenAt !== undefined && now - writtenAt > MAX_AGE_MS;

/** The server refused all that was sent, in this sentence: sending it again changes nothing. */
export class Refused extends Error {}

type OutboxState = "waiting" | "sent" | "refused" | "outdated";

/** An entry on its way. */
export type PendingEntry<Entry extends OutgoingEntry> = Entry & {
  readonly state: OutboxState;
  /** Once it is sent: the revision of the document that has it at the latest, where one does. */
  readonly revision?: number;
};

/** What the server made of entries. */
export interface Sent {
  /** The sentences of those that it refused one by one, by their id. */
  readonly refused: ReadonlyMap<string, string>;
  /** The revision of the document that has the others. */
  readonly revision?: number;
}

/** What one outbox sends, and where it stores it. */
export interface OutboxSource<Entry extends OutgoingEntry> {
  readonly key: string;
  /** The readable entries that a device stored. */
  readonly read: (stored: string | null) => readonly Entry[];
  /** How many may be sent at once. */
  readonly atOnce: number;
  /**
   * Resolves once the server has them, with what it made of them; throws `Refused` where it refused all, or
   * anything else where that is unknown.
   */
  readonly send: (entries: readonly [Entry, ...Entry[]]) => Promise<Sent>;
}

type DeviceStorage = Pick<typeof deviceStorage, "read" | "write" | "remove">;

/** The time between two attempts; the network's return starts one at once. */
const RETRY_MS = 5_000;

/**
 * Sends entries in the order in which they were written, one request after the other, and stores on this device what
 * the server has not confirmed; what it refused, and what is older than a day, stays there until its author decides. An entry keeps its request's id
 * through every attempt, on every tab: it is done once.
 */
export class Outbox<Entry extends OutgoingEntry> {
  readonly #source: OutboxSource<Entry>;
  readonly #storage: DeviceStorage;
  #entries: readonly PendingEntry<Entry>[];
  #sending = false;
  /** Settles once what is being sent, or was sent last, has been tried. */
  #attempt: Promise<void> = Promise.resolve();
  readonly #listeners = new Set<() => void>();
  /** How many screens have it open. */
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: OutboxSource<Entry>, storage: DeviceStorage) {
    this.#source = source;
    this.#storage = storage;
    this.#entries = this.#read();
  }

  get key(): string {
    return this.#source.key;
  }

  /** The same array as long as nothing changes. */
  get entries(): readonly PendingEntry<Entry>[] {
    return this.#entries;
  }

  /** Calls `listener` whenever the entries change, until what it returns is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  write(written: Entry): void {
    const entry = { ...written, writtenAt: Date.now() };
    this.#store([...this.#stored(), entry]);
    this.#show([...this.#entries, { ...entry, state: "waiting" }]);
    void this.flush();
  }

  /** What it did is shown where it belongs, or its author dismissed it or took it back. Whether it was still there. */
  settle(id: string): boolean {
    if (!this.#entries.some((entry) => entry.id === id)) return false;
    this.#unstore([id]);
    this.#show(this.#entries.filter((entry) => entry.id !== id));
    return true;
  }

  /** Sends what waits, and tries again later what did not get through. Resolves once it was tried. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.isClosed) return;
    if (!this.#sending) this.#attempt = this.#sendAll();
    await this.#attempt;
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    this.#leaveOutdated();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if (!(await this.#send(next)) || this.isClosed) break;
    }
    this.#sending = false;
    if (this.#next() !== undefined && !this.isClosed)
      this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
  }

  /** Shows what this device has stored, and sends it, as long as somebody has it open. Returns how to close it again. */
  open(): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      const shown = this.#entries;
      const stored = this.#read();
      if (shown.length > 0 || stored.length > 0) this.#show(stored);
    }
    void this.flush();
    return () => {
      this.#users -= 1;
      if (this.isClosed) clearTimeout(this.#timer);
    };
  }

  /** What waits stays stored, and nothing more is sent. */
  get isClosed(): boolean {
    return this.#users === 0;
  }

  /** Whether the next ones may be sent. */
  async #send(entries: readonly [PendingEntry<Entry>, ...PendingEntry<Entry>[]]): Promise<boolean> {
    const ids = entries.map(({ id }) => id);
    try {
      const [first, ...rest] = entries.map(bare);
      if (first !== undefined) this.#settleSent(ids, await this.#source.send([first, ...rest]));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) return false;
      this.#settleSent(ids, { refused: new Map(ids.map((id) => [id, error.message])) });
      return true;
    }
  }

  #settleSent(ids: readonly string[], { refused, revision }: Sent): void {
    this.#unstore(ids.filter((id) => !refused.has(id)));
    this.#store(this.#stored().map((entry) => withProblem(entry, refused.get(entry.id))));
    this.#show(
      this.#entries.map((entry) => {
        if (!ids.includes(entry.id)) return entry;
        const problem = refused.get(entry.id);
        return problem === undefined
          ? { ...entry, state: "sent", ...(revision !== undefined && { revision }) }
          : { ...withProblem(entry, problem), state: "refused" };
      }),
    );
  }

  #next(): readonly [PendingEntry<Entry>, ...PendingEntry<Entry>[]] | undefined {
    const waiting = this.#entries.filter(({ state }) => state === "waiting");
    if (waiting.every(({ deferred }) => deferred)) return undefined;
    const [first, ...rest] = waiting.slice(0, this.#source.atOnce);
    return first && [first, ...rest];
  }

  /** What has waited too long by now is not sent. */
  #leaveOutdated(): void {
    const now = Date.now();
    const isLate = (entry: PendingEntry<Entry>) => entry.state === "waiting" && isOutdated(entry, now);
    if (!this.#entries.some(isLate)) return;
    this.#show(this.#entries.map((entry) => (isLate(entry) ? { ...entry, state: "outdated" } : entry)));
  }

  #show(entries: readonly PendingEntry<Entry>[]): void {
    this.#entries = entries;
    for (const tell of [...this.#listeners]) tell();
  }

  /** What this device has stored, each with how it stands. */
  #read(): readonly PendingEntry<Entry>[] {
    const now = Date.now();
    return this.#stored().map((entry) => ({ ...entry, state: stateOf(entry, now) }));
  }

  /** Read each time: another tab may have written meanwhile. */
  #stored(): readonly Entry[] {
    return this.#source.read(this.#storage.read(this.#source.key));
  }

  #unstore(ids: readonly string[]): void {
    this.#store(this.#stored().filter((entry) => !ids.includes(entry.id)));
  }

  #store(entries: readonly Entry[]): void {
    const { key } = this.#source;
    if (entries.length === 0) this.#storage.remove(key);
    else this.#storage.write(key, JSON.stringify(entries));
  }
}

function stateOf(entry: OutgoingEntry, now: number): OutboxState {
  if (entry.problem !== undefined) return "refused";
  return isOutdated(entry, now) ? "outdated" : "waiting";
}

/** As it was pressed, without what this device notes of it. */
const bare = <Entry extends OutgoingEntry>({
  state: _,
  problem: __,
  writtenAt: ___,
  deferred: ____,
  revision: _____,
  ...entry
}: PendingEntry<Entry>): Entry => entry as unknown as Entry;

const withProblem = <Entry extends OutgoingEntry>(entry: Entry, problem: string | undefined): Entry =>
  problem === undefined ? entry : { ...entry, problem };
