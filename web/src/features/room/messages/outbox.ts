import { type OutgoingMessage, readOutbox } from "domain/messages/storedOutbox";
import type { deviceStorage } from "../../../browser/deviceStorage";

/** The server refused a message, in this sentence: sending it again changes nothing. */
export class Refused extends Error {}

type OutboxState = "waiting" | "sent" | "refused";

/** A message on its way. */
export interface PendingMessage extends OutgoingMessage {
  readonly state: OutboxState;
}

interface OutboxAdapter {
  /** Resolves once the message is in the log; throws `Refused`, or anything else where that is unknown. */
  readonly send: (message: OutgoingMessage) => Promise<unknown>;
  readonly notify: (messages: readonly PendingMessage[]) => void;
  readonly storage: Pick<typeof deviceStorage, "read" | "write" | "remove">;
  readonly key: string;
}

/** The time between two attempts; the network's return starts one at once. */
const RETRY_MS = 5_000;

/**
 * Sends messages one after the other, in the order in which they were written, and stores on this device what the
 * server has not confirmed; what it refused stays there until its author decides. A message keeps its request's id through every attempt, on every tab: it is sent once.
 */
export class Outbox {
  readonly #adapter: OutboxAdapter;
  #messages: readonly PendingMessage[];
  #sending = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(adapter: OutboxAdapter) {
    this.#adapter = adapter;
    this.#messages = this.#stored().map((message) => ({
      ...message,
      state: message.problem === undefined ? "waiting" : "refused",
    }));
  }

  get messages(): readonly PendingMessage[] {
    return this.#messages;
  }

  write(message: OutgoingMessage): void {
    this.#store([...this.#stored(), message]);
    this.#show([...this.#messages, { ...message, state: "waiting" }]);
    void this.flush();
  }

  /** The message is in the table's log, or its author dismissed it or took its text back. */
  settle(requestId: string): void {
    if (!this.#messages.some((message) => message.requestId === requestId)) return;
    this.#unstore(requestId);
    this.#show(this.#messages.filter((message) => message.requestId !== requestId));
  }

  /** Sends what waits, and tries again later what did not get through. */
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

  /** Shows what this device has stored, and sends it. */
  open(): void {
    this.#closed = false;
    this.#adapter.notify(this.#messages);
    void this.flush();
  }

  /** Sends nothing more; what waits stays stored. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Whether the next one may be sent. */
  async #sendOne(message: PendingMessage): Promise<boolean> {
    const { requestId, text, playerUid } = message;
    try {
      await this.#adapter.send({ requestId, text, ...(playerUid !== undefined && { playerUid }) });
      this.#unstore(requestId);
      this.#change(requestId, { state: "sent" });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) return false;
      const problem = error.message;
      this.#store(this.#stored().map((one) => (one.requestId === requestId ? { ...one, problem } : one)));
      this.#change(requestId, { state: "refused", problem });
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

  /** Read each time: another tab may have written meanwhile. */
  #stored(): OutgoingMessage[] {
    return readOutbox(this.#adapter.storage.read(this.#adapter.key));
  }

  #unstore(requestId: string): void {
    this.#store(this.#stored().filter((message) => message.requestId !== requestId));
  }

  #store(messages: readonly OutgoingMessage[]): void {
    const { storage, key } = this.#adapter;
    if (messages.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(messages));
  }
}
