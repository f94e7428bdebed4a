import { type OutgoingMessage, readOutbox } from "domain/messages/storedOutbox";
import type { deviceStorage } from "../../../browser/deviceStorage";

/** The server said no, in this sentence: sending again changes nothing. */
export class Refused extends Error {}

export type OutboxState = "waiting" | "sent" | "refused";

/** A message on its way. */
export interface PendingMessage extends OutgoingMessage {
  readonly state: OutboxState;
  /** Why it was refused. */
  readonly problem?: string;
}

interface OutboxAdapter {
  /** Resolves once the message is said; throws `Refused`, or anything else where nobody knows. */
  readonly send: (message: OutgoingMessage) => Promise<unknown>;
  readonly notify: (messages: readonly PendingMessage[]) => void;
  readonly storage: Pick<typeof deviceStorage, "read" | "write" | "remove">;
  readonly key: string;
}

/** After a message did not get through, the next attempt waits this long; the network's return is not waited for. */
const RETRY_MS = 5_000;

/**
 * Sends messages one after the other, in the order in which they were written, and keeps on this device what is not
 * known to be said. A message keeps its request's id through every attempt, on every tab: the server says it once.
 */
export class Outbox {
  readonly #adapter: OutboxAdapter;
  #messages: readonly PendingMessage[];
  #sending = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adapter: OutboxAdapter) {
    this.#adapter = adapter;
    this.#messages = this.#stored().map((message) => ({ ...message, state: "waiting" }));
  }

  get messages(): readonly PendingMessage[] {
    return this.#messages;
  }

  write(message: OutgoingMessage): void {
    this.#store([...this.#stored(), message]);
    this.#show([...this.#messages, { ...message, state: "waiting" }]);
    void this.flush();
  }

  /** The message stands in the table's log, or its author gave it up. */
  settle(requestId: string): void {
    if (!this.#messages.some((message) => message.requestId === requestId)) return;
    this.#forget(requestId);
    this.#show(this.#messages.filter((message) => message.requestId !== requestId));
  }

  /** Sends what waits; called again by itself as long as something does. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending || this.#closed) return;
    this.#sending = true;
    for (let message = this.#next(); message !== undefined; message = this.#next()) {
      if (!(await this.#sendOne(message)) || this.#closed) break;
    }
    this.#sending = false;
    if (this.#next() !== undefined && !this.#closed)
      this.#timer = setTimeout(() => void this.flush(), RETRY_MS);
  }

  /** Shows what this device has kept, and sends it. */
  open(): void {
    this.#closed = false;
    this.#adapter.notify(this.#messages);
    void this.flush();
  }

  /** Begins nothing more from here; what waits is kept. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Whether the next one may follow. */
  async #sendOne(message: PendingMessage): Promise<boolean> {
    const { requestId, text, playerUid } = message;
    try {
      await this.#adapter.send({ requestId, text, ...(playerUid !== undefined && { playerUid }) });
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

  #next(): PendingMessage | undefined {
    return this.#messages.find(({ state }) => state === "waiting");
  }

  #change(requestId: string, change: Pick<PendingMessage, "state" | "problem">): void {
    this.#show(
      this.#messages.map((message) =>
        message.requestId === requestId ? { ...message, ...change } : message,
      ),
    );
  }

  #show(messages: readonly PendingMessage[]): void {
    this.#messages = messages;
    this.#adapter.notify(messages);
  }

  /** Read anew each time: another tab may have written meanwhile. */
  #stored(): OutgoingMessage[] {
    return readOutbox(this.#adapter.storage.read(this.#adapter.key));
  }

  #forget(requestId: string): void {
    this.#store(this.#stored().filter((message) => message.requestId !== requestId));
  }

  #store(messages: readonly OutgoingMessage[]): void {
    const { storage, key } = this.#adapter;
    if (messages.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(messages));
  }
}
