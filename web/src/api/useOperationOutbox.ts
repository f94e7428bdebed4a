import { useEffect, useMemo, useRef } from "react";
import type { OutgoingEntry, PendingEntry, Refusals } from "../browser/outbox";
import { type OutboxSource, useScreenOutbox } from "./useStoredOutbox";

/** What the listener shows of a document that operations change. */
export interface ShownRevision {
  readonly revision: number;
  readonly operationIds: readonly string[];
}

/** What the server made of operations: the revision that has them, and the sentences of those that it refused. */
export interface OperationAnswer {
  readonly revision: number;
  readonly entries: readonly { readonly id: string; readonly refused?: string | undefined }[];
}

/** The sentences of those that were refused one by one. */
export const refusalsOf = ({ entries }: OperationAnswer): Refusals =>
  new Map(entries.flatMap(({ id, refused }) => (refused === undefined ? [] : [[id, refused]])));

/**
 * The viewer's operations on one document that `shown`, the listener's version of it, does not hold yet; those stored
 * on this device are sent as soon as possible, in their order. `source`, `send`: the same as long as it is the same document.
 */
export function useOperationOutbox<Entry extends OutgoingEntry>(
  source: Omit<OutboxSource<Entry>, "send">,
  send: (entries: readonly [Entry, ...Entry[]]) => Promise<OperationAnswer>,
  shown: ShownRevision | undefined,
  connected: boolean,
) {
  /** The revision that an entry was in at the latest, by its id. */
  const answered = useRef(new Map<string, number>());
  const answering = useMemo(
    () => ({
      ...source,
      send: async (entries: readonly [Entry, ...Entry[]]) => {
        const answer = await send(entries);
        for (const { id } of answer.entries) answered.current.set(id, answer.revision);
        return refusalsOf(answer);
      },
    }),
    [source, send],
  );
  const { pending, write, settle } = useScreenOutbox<Entry>(answering, connected);

  useEffect(() => {
    if (!shown) return;
    for (const { id, state } of pending) {
      const revision = answered.current.get(id) ?? Infinity;
      if (state === "sent" && revision <= shown.revision) settle(id);
    }
  }, [pending, shown, settle]);

  const waiting = useMemo(
    () => pending.filter((entry) => isOnItsWay(entry) && !isShown(entry, shown)),
    [pending, shown],
  );
  return { pending, waiting, write, settle };
}

const isOnItsWay = ({ state }: PendingEntry<OutgoingEntry>): boolean =>
  state === "waiting" || state === "sent";

const isShown = ({ id }: OutgoingEntry, shown: ShownRevision | undefined): boolean =>
  shown?.operationIds.includes(id) ?? false;
