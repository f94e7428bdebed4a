import { deviceStorage } from "./deviceStorage";
import { Outbox, type OutboxSource, type OutgoingEntry } from "./outbox";

const outboxes = new Map<string, unknown>();

/** This page's outbox of a key: one for all who show what waits in it, and for all who write to it. */
export function outboxOf<Entry extends OutgoingEntry>(source: OutboxSource<Entry>): Outbox<Entry> {
  // A key is written by one kind of entries alone (`STORAGE_KEYS`).
  const known = outboxes.get(source.key) as Outbox<Entry> | undefined;
  if (known !== undefined) return known;
  const made = new Outbox(source, deviceStorage);
  outboxes.set(source.key, made);
  return made;
}

/** Sends what waits in an outbox as long as somebody has it open. Returns how to close it again. */
export function openOutbox<Entry extends OutgoingEntry>(outbox: Outbox<Entry>): () => void {
  outboxes.set(outbox.key, outbox);
  const close = outbox.open();
  return () => {
    close();
    if (outbox.isClosed && outboxes.get(outbox.key) === outbox) outboxes.delete(outbox.key);
  };
}

/** Resolves once this page's open outboxes of the wanted keys have sent what waits in them, or have tried to. */
export async function flushOutboxes(isWanted: (key: string) => boolean): Promise<void> {
  const wanted = [...outboxes].filter(([key]) => isWanted(key));
  await Promise.all(wanted.map(([, outbox]) => (outbox as Outbox<OutgoingEntry>).flush()));
}
