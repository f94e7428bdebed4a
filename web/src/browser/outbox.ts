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
export type PendingEntry<Entry extends OutgoingEntry> = Entry & { readonly state: OutboxState };

/** The sentences of the entries that the server refused one by one, by their id. */
export type Refusals = ReadonlyMap<string, string>;

interface OutboxAdapter<Entry extends OutgoingEntry> {
  /**
   * Resolves once the server has them, with those of them that it refused; throws `Refused` where it refused all, or
   * anything else where that is unknown.
   */
  readonly send: (entries: readonly [Entry, ...Entry[]]) => Promise<Refusals>;
  readonly notify: (entries: readonly PendingEntry<Entry>[]) => void;
  /** The readable entries that a device stored. */
  readonly read: (stored: string | null) => readonly Entry[];
  readonly storage: Pick<typeof deviceStorage, "read" | "write" | "remove">;
  readonly key: string;
  /** How many may be sent at once. */
  readonly atOnce: number;
}

/** The time between two attempts; the network's return starts one at once. */
const RETRY_MS = 5_000;

/**
 * Sends entries in the order in which they were written, one request after the other, and stores on this device what
 * the server has not confirmed; what it refused, and what is older than a day, stays there until its author decides. An entry keeps its request's id
 * through every attempt, on every tab: it is done once.
 */
export class Outbox<Entry extends OutgoingEntry> {
  readonly #adapter: OutboxAdapter<Entry>;
  #entries: readonly PendingEntry<Entry>[];
  #sending = false;
  /** Settles once what is being sent, or was sent last, has been tried. */
  #attempt: Promise<void> = Promise.resolve();
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adapter: OutboxAdapter<Entry>) {
    this.#adapter = adapter;
    const now = Date.now();
    this.#entries = this.#stored().map((entry) => ({ ...entry, state: stateOf(entry, now) }));
  }

  get entries(): readonly PendingEntry<Entry>[] {
    return this.#entries;
  }

  write(written: Entry): void {
    const entry = { ...written, writtenAt: Date.now() };
    this.#store([...this.#stored(), entry]);
    this.#show([...this.#entries, { ...entry, state: "waiting" }]);
    void this.flush();
  }

  /** What it did is shown where it belongs, or its author dismissed it or took it back. */
  settle(id: string): void {
    if (!this.#entries.some((entry) => entry.id === id)) return;
    this.#unstore([id]);
    this.#show(this.#entries.filter((entry) => entry.id !== id));
  }

  /** Sends what waits, and tries again later what did not get through. Resolves once it was tried. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    if (!this.#sending) this.#attempt = this.#sendAll();
    await this.#attempt;
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    this.#leaveOutdated();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if (!(await this.#send(next)) || this.#closed) break;
    }
    this.#sending = false;
    if (this.#next() !== undefined && !this.#closed)
      this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
  }

  /** Shows what this device has stored, and sends it. */
  open(): void {
    this.#closed = false;
    this.#adapter.notify(this.#entries);
    void this.flush();
  }

  /** Sends nothing more; what waits stays stored. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Whether the next ones may be sent. */
  async #send(entries: readonly [PendingEntry<Entry>, ...PendingEntry<Entry>[]]): Promise<boolean> {
    const ids = entries.map(({ id }) => id);
    try {
      const [first, ...rest] = entries.map(bare);
      if (first !== undefined) this.#settleSent(ids, await this.#adapter.send([first, ...rest]));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) return false;
      this.#settleSent(ids, new Map(ids.map((id) => [id, error.message])));
      return true;
    }
  }

  #settleSent(ids: readonly string[], refusals: Refusals): void {
    this.#unstore(ids.filter((id) => !refusals.has(id)));
    this.#store(this.#stored().map((entry) => withProblem(entry, refusals.get(entry.id))));
    this.#show(
      this.#entries.map((entry) => {
        if (!ids.includes(entry.id)) return entry;
        const problem = refusals.get(entry.id);
        return problem === undefined
          ? { ...entry, state: "sent" }
          : { ...withProblem(entry, problem), state: "refused" };
      }),
    );
  }

  #next(): readonly [PendingEntry<Entry>, ...PendingEntry<Entry>[]] | undefined {
    const waiting = this.#entries.filter(({ state }) => state === "waiting");
    if (waiting.every(({ deferred }) => deferred)) return undefined;
    const [first, ...rest] = waiting.slice(0, this.#adapter.atOnce);
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
    this.#adapter.notify(entries);
  }

  /** Read each time: another tab may have written meanwhile. */
  #stored(): readonly Entry[] {
    return this.#adapter.read(this.#adapter.storage.read(this.#adapter.key));
  }

  #unstore(ids: readonly string[]): void {
    this.#store(this.#stored().filter((entry) => !ids.includes(entry.id)));
  }

  #store(entries: readonly Entry[]): void {
    const { storage, key } = this.#adapter;
    if (entries.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(entries));
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
  ...entry
}: PendingEntry<Entry>): Entry => entry as unknown as Entry;

const withProblem = <Entry extends OutgoingEntry>(entry: Entry, problem: string | undefined): Entry =>
  problem === undefined ? entry : { ...entry, problem };
