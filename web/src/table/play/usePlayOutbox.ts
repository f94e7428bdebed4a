import type { OutgoingOperation } from "domain/play/storedOperations";
import { useEffect, useMemo, useRef } from "react";
import { useScreenOutbox } from "../../api/useStoredOutbox";
import type { PendingEntry } from "../../browser/outbox";
import { useMember } from "../../session/SessionProvider";
import { playOutboxSource, refusalsOf, sendOperations } from "./playOutboxSource";
import { useUnsentOperations } from "./useUnsentOperations";

/** What the listener shows of a state. */
interface Shown {
  readonly revision: number;
  readonly operationIds: readonly string[];
}

/**
 * The viewer's operations on one character that `shown`, the listener's state, does not hold yet; those stored on this
 * device are sent as soon as possible, in their order. What can never pass is said and dropped.
 */
export function usePlayOutbox(characterId: string, shown: Shown | undefined, connected: boolean) {
  const { uid } = useMember();
  /** The revision that an entry was in at the latest, by its id. */
  const answered = useRef(new Map<string, number>());
  const source = useMemo(
    () => ({
      ...playOutboxSource(uid, characterId),
      send: async (operations: readonly OutgoingOperation[]) => {
        const answer = await sendOperations(characterId, operations);
        for (const { id } of answer.entries) answered.current.set(id, answer.revision);
        return refusalsOf(answer);
      },
    }),
    [uid, characterId],
  );
  const { pending, write, settle } = useScreenOutbox(source, connected);
  useUnsentOperations(pending, settle);

  useEffect(() => {
    if (!shown) return;
    for (const { requestId, state } of pending) {
      const revision = answered.current.get(requestId) ?? Infinity;
      if (state === "sent" && revision <= shown.revision) settle(requestId);
    }
  }, [pending, shown, settle]);

  const waiting = useMemo(
    () => pending.filter((entry) => isOnItsWay(entry) && !isShown(entry, shown)),
    [pending, shown],
  );
  return { waiting, write };
}

const isOnItsWay = ({ state }: PendingEntry<OutgoingOperation>): boolean =>
  state === "waiting" || state === "sent";

const isShown = ({ requestId }: PendingEntry<OutgoingOperation>, shown: Shown | undefined): boolean =>
  shown?.operationIds.includes(requestId) ?? false;
