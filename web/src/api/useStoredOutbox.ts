import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { holdOutbox } from "../browser/heldOutboxes";
import { onNetworkBack } from "../browser/network";
import { openOutbox, outboxOf } from "../browser/openOutboxes";
import {
  type Outbox,
  type OutboxSource,
  type OutgoingEntry,
  type PendingEntry,
  Refused,
} from "../browser/outbox";
import { canNeverPass } from "../http/failureMessage";

/** The answer of a call; throws `Refused` where it can never pass, with the server's sentence or this one. */
export function refusing<Answer>(answer: Promise<Answer>, sentence: string): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw canNeverPass(error) ? new Refused(error.sentence ?? sentence) : error;
  });
}

const NOTHING: readonly never[] = [];

type Sources<Entry extends OutgoingEntry> = readonly OutboxSource<Entry>[];

/** What waits in outboxes, each array the same as long as nothing changes. */
function usePending<Entry extends OutgoingEntry>(
  outboxes: readonly Outbox<Entry>[],
): readonly (readonly PendingEntry<Entry>[])[] {
  const store = useMemo(() => pendingOf(outboxes), [outboxes]);
  return useSyncExternalStore(store.subscribe, store.read);
}

function pendingOf<Entry extends OutgoingEntry>(outboxes: readonly Outbox<Entry>[]) {
  let last: readonly (readonly PendingEntry<Entry>[])[] = [];
  return {
    read: () => {
      const next = outboxes.map(({ entries }) => entries);
      if (next.length !== last.length || next.some((entries, at) => entries !== last[at])) last = next;
      return last;
    },
    subscribe: (listener: () => void) => {
      const ends = outboxes.map((outbox) => outbox.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/**
 * The outboxes of these sources with what the viewer has written on this device and the server has not confirmed; sent as
 * soon as possible. `sources`: the same array as long as they are the same.
 */
export function useStoredOutboxes<Entry extends OutgoingEntry>(sources: Sources<Entry>, connected: boolean) {
  const outboxes = useMemo(() => sources.map(outboxOf), [sources]);
  const pending = usePending(outboxes);
  useEffect(() => {
    const ends = outboxes.map(openOutbox);
    const stopWatching = onNetworkBack(() => flush(outboxes));
    return () => {
      stopWatching();
      for (const end of ends) end();
    };
  }, [outboxes]);
  useEffect(() => {
    if (connected) flush(outboxes);
  }, [outboxes, connected]);
  return { outboxes, pending };
}

function flush(outboxes: readonly Pick<Outbox<never>, "flush">[]): void {
  for (const outbox of outboxes) void outbox.flush();
}

/** As `useStoredOutboxes`, for the screen that shows what waits: nobody else sends it while that screen is open. */
export function useScreenOutboxes<Entry extends OutgoingEntry>(sources: Sources<Entry>, connected: boolean) {
  useEffect(() => {
    const ends = sources.map(({ key }) => holdOutbox(key));
    return () => {
      for (const end of ends) end();
    };
  }, [sources]);
  return useStoredOutboxes(sources, connected);
}

/** What waits in one outbox, and what writes to it; `source`: the same object as long as it is the same outbox. */
export function useScreenOutbox<Entry extends OutgoingEntry>(
  source: OutboxSource<Entry>,
  connected: boolean,
) {
  const sources = useMemo(() => [source], [source]);
  const { outboxes, pending } = useScreenOutboxes(sources, connected);
  const [outbox] = outboxes;
  const write = useCallback((entry: Entry) => outbox?.write(entry), [outbox]);
  const settle = useCallback((id: string) => outbox?.settle(id) ?? false, [outbox]);
  return { pending: pending[0] ?? NOTHING, write, settle };
}
