import { useEffect, useMemo } from "react";
import type { Outbox, OutboxSource, OutgoingEntry, PendingEntry, Sent } from "../browser/outbox";
import { useScreenOutboxes } from "./useStoredOutbox";

/** What the listener shows of a document that operations change. */
export interface ShownRevision {
  readonly revision: number;
  readonly operationIds: readonly string[];
}

/** What the server made of operations: the revision that has them, and the sentences of those that it refused. */
interface OperationAnswer {
  readonly revision: number;
  readonly entries: readonly { readonly id: string; readonly refused?: string | undefined }[];
}

export const sentOf = ({ revision, entries }: OperationAnswer): Sent => ({
  revision,
  refused: new Map(entries.flatMap(({ id, refused }) => (refused === undefined ? [] : [[id, refused]]))),
});

/** What waits to be sent for one document that operations change. */
export interface OperationOutbox<Entry extends OutgoingEntry> {
  /** The same object as long as it is the same document. */
  readonly outbox: Outbox<Entry>;
  /** All that this device has of it. */
  readonly pending: readonly PendingEntry<Entry>[];
  /** Those on their way that the listener's version does not hold yet. */
  readonly waiting: readonly PendingEntry<Entry>[];
}

/**
 * The viewer's operations on documents, those on this device sent as soon as possible, in their order. `sources`: the same
 * array as long as they are the same documents; `shown`: as long as the listeners' versions are, one of each in that order.
 */
export function useOperationOutboxes<Entry extends OutgoingEntry>(
  sources: readonly OutboxSource<Entry>[],
  shown: readonly (ShownRevision | undefined)[],
  connected: boolean,
): readonly OperationOutbox<Entry>[] {
  const { outboxes, pending } = useScreenOutboxes(sources, connected);
  const all = useMemo(
    () =>
      outboxes.map((outbox, at): OperationOutbox<Entry> => {
        const entries = pending[at] ?? [];
        const waiting = entries.filter((entry) => isOnItsWay(entry) && !isShown(entry, shown[at]));
        return { outbox, pending: entries, waiting };
      }),
    [outboxes, pending, shown],
  );
  useEffect(() => {
    for (const [at, { outbox, pending: entries }] of all.entries()) {
      const revision = shown[at]?.revision;
      const held = entries.filter(
        (one) => one.state === "sent" && (one.revision ?? Infinity) <= (revision ?? -1),
      );
      for (const { id } of held) outbox.settle(id);
    }
  }, [all, shown]);
  return all;
}

const isOnItsWay = ({ state }: PendingEntry<OutgoingEntry>): boolean =>
  state === "waiting" || state === "sent";

const isShown = ({ id }: OutgoingEntry, shown: ShownRevision | undefined): boolean =>
  shown?.operationIds.includes(id) ?? false;
