import { useCallback, useEffect, useMemo, useState } from "react";
import { deviceStorage } from "../browser/deviceStorage";
import { holdOutbox } from "../browser/heldOutboxes";
import { onNetworkBack } from "../browser/network";
import { addOpenOutbox } from "../browser/openOutboxes";
import { Outbox, type OutgoingEntry, type PendingEntry, type Refusals, Refused } from "../browser/outbox";
import { canNeverPass } from "../http/failureMessage";

/** What one outbox sends, and where it stores it; the same object as long as it is the same outbox. */
export interface OutboxSource<Entry extends OutgoingEntry> {
  readonly key: string;
  readonly read: (stored: string | null) => readonly Entry[];
  readonly atOnce: number;
  readonly send: (entries: readonly [Entry, ...Entry[]]) => Promise<Refusals>;
}

/** The answer of a call; throws `Refused` where it can never pass, with the server's sentence or this one. */
export function refusing<Answer>(answer: Promise<Answer>, sentence: string): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw canNeverPass(error) ? new Refused(error.sentence ?? sentence) : error;
  });
}

/** What the viewer has written on this device and the server has not confirmed; sent as soon as possible. */
export function useStoredOutbox<Entry extends OutgoingEntry>(
  source: OutboxSource<Entry>,
  connected: boolean,
) {
  const [pending, setPending] = useState<readonly PendingEntry<Entry>[]>([]);
  const outbox = useMemo(
    () => new Outbox<Entry>({ ...source, storage: deviceStorage, notify: setPending }),
    [source],
  );
  useEffect(() => {
    const flush = () => void outbox.flush();
    outbox.open();
    const stopWatching = onNetworkBack(flush);
    const remove = addOpenOutbox(source.key, () => outbox.flush());
    return () => {
      stopWatching();
      remove();
      outbox.close();
    };
  }, [outbox, source.key]);
  useEffect(() => {
    if (connected) void outbox.flush();
  }, [outbox, connected]);
  const write = useCallback((entry: Entry) => outbox.write(entry), [outbox]);
  const settle = useCallback((id: string) => outbox.settle(id), [outbox]);
  return { pending, write, settle };
}

/** As `useStoredOutbox`, for the screen that shows what waits: nobody else sends it while that screen is open. */
export function useScreenOutbox<Entry extends OutgoingEntry>(
  source: OutboxSource<Entry>,
  connected: boolean,
) {
  useEffect(() => holdOutbox(source.key), [source.key]);
  return useStoredOutbox(source, connected);
}
